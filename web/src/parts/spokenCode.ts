/** What a field is like in which a spoken code is typed. */
export const SPOKEN_CODE = {
  maxlength: 40,
  placeholder: 'molabi tikuna',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: false,
} as const;

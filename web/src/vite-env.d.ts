/// <reference types="vite/client" />
declare module '*.ftl' {
  const catalogue: string;
  export default catalogue;
}
declare module 'virtual:spare' {
  const spare: Record<'nl' | 'en' | 'fr' | 'de', string>;
  export default spare;
}
declare module 'virtual:heads/*' {
  const heads: Record<string, string>;
  export default heads;
}

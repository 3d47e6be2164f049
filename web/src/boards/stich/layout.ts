/** On a phone on its side the board is as wide as the screen, and leaves nothing beside it. */
export const fillsWidth = true;

/** Copies of the light theme's tokens: a picture cannot read CSS. */
export const colors = {
  ink: '#14213d',
  soft: '#51607d',
  paper: '#fffdf9',
  card: '#ffffff',
  line: '#e4e0d6',
  dawn: '#ff7a52',
} as const;

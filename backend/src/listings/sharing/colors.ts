/** The light look's own, because a picture cannot read the tokens of the pages. */
export const colors = {
  ink: '#14213d',
  soft: '#51607d',
  paper: '#fffdf9',
  card: '#ffffff',
  line: '#e4e0d6',
  dawn: '#ff7a52',
} as const;

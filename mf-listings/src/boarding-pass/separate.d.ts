/** By tools/webpack/separate-file.ts. */
declare module '*?separate' {
  export const file: { address: string; integrity: string };
}

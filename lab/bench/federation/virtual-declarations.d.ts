/** A module that one-bundle.ts generates. */
declare module 'virtual:declarations' {
  const declarations: {
    name: string;
    routes?: object[];
    slots?: Record<string, () => unknown>;
  }[];
  export default declarations;
}

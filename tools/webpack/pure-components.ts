/**
 * A loader that says what minifiers cannot know: React's functions that make a component have no side effects. So they
 * leave out unused components, unless these also get a name for developer tools.
 */
export default function pureComponents(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ');
}

interface TextNode {
  value?: unknown;
  name?: { name?: unknown };
}

interface Context {
  report(problem: { node: object; message: string }): void;
}

/** What a browser or a screen reader shows of an element, and what our components show of their props. */
const shownAttributes =
  /^(aria-label|alt|caption|description|heading|hint|label|legend|placeholder|submitLabel|summary|title)$/;
const word = /\p{L}{2}/u;

/** Rooms that speak several languages: what a visitor reads is in their files of words (CONTRIBUTING.md). */
export const visibleText = {
  create(context: Context) {
    const report = (node: object, text: string) =>
      context.report({
        node,
        message: `"${text.trim()}" is in no other language: it belongs into the room's words/en.ts and its translations.`,
      });
    return {
      JSXText(node: TextNode) {
        if (typeof node.value === 'string' && word.test(node.value)) report(node, node.value);
      },
      JSXAttribute(node: TextNode) {
        const { value } = Object(node.value) as TextNode;
        if (typeof node.name?.name !== 'string' || !shownAttributes.test(node.name.name)) return;
        if (typeof value === 'string' && word.test(value)) report(node, value);
      },
    };
  },
};

export class Markup {
  constructor(readonly value: string) {}

  toString() {
    return this.value;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

type Part = string | number | Markup | null | undefined | false | Part[];

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(render).join('');
  return part instanceof Markup ? part.value : escapeHtml(String(part));
}

export const html = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Markup(String.raw({ raw: strings }, ...parts.map(render)));

export interface Element {
  name: string;
  attributes: Record<string, string>;
  style: Record<string, string>;
  /** Without the document. */
  ancestors: Element[];
  /** Has words of its own. */
  hasText: boolean;
}

const voids = ['meta', 'br', 'wbr', 'img', 'hr'];
const tags = /<(\/?)([a-z][\w-]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gy;

const declarations = (css: string): Record<string, string> =>
  Object.fromEntries(
    css
      .split(';')
      .filter((part) => part.trim())
      .map((part) => {
        const [property = '', ...value] = part.split(':');
        return [property.trim(), value.join(':').trim()];
      }),
  );

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? '']),
  );

/** Of our own strict markup. Throws at anything else. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const text = html.replace(/^<!doctype html>/, '');
  let read = 0;
  for (const [whole, end, name = '', attributes = '', words] of text.matchAll(tags)) {
    read += whole.length;
    if (words !== undefined) {
      const last = open.at(-1);
      if (last && words.trim()) last.hasText = true;
    } else if (end) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
    } else {
      const known = attributesIn(attributes);
      const style = declarations(known['style'] ?? '');
      const element = { name, attributes: known, style, ancestors: [...open], hasText: false };
      elements.push(element);
      if (!voids.includes(name)) open.push(element);
    }
  }
  if (read < text.length || open.length) throw new Error(`Not our markup: ${text.slice(read, read + 80)}`);
  return elements;
}

export const styleOf = (html: string): string =>
  [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css]) => css).join('');

/** The colours that <style> gives to a class where a client shows dark mails. */
export function darkColours(html: string): Record<string, Record<string, string>> {
  const rules = styleOf(html).matchAll(/\.([\w-]+)\{([^}]*)\}/g);
  return Object.fromEntries(
    [...rules].map(([, name, css = '']) => [name, declarations(css.replaceAll('!important', ''))]),
  );
}

function ofElement({ name, attributes, style }: Element): string[] {
  const meta = attributes['name'] ?? Object.keys(attributes)[0];
  return [
    name === 'meta' ? `<meta ${meta}>` : `<${name}>`,
    ...(name === 'meta' ? [] : Object.keys(attributes)),
    ...Object.entries(style).flatMap(([property, value]) => ofDeclaration(property, value)),
  ];
}

const ofDeclaration = (property: string, value: string) => [
  property === 'display' ? `display:${value}` : property,
  ...(value.includes('system-ui') ? ['system-ui'] : []),
  ...(value.includes('!important') ? ['!important'] : []),
  ...(value.replace(/#\w+/g, '').match(/(?<=\d)(?:[a-z]+|%)(?=\s|$)/g) ?? []),
  ...(value.match(/[a-z-]+(?=\()/g) ?? []).map((name) => `${name}()`),
];

function ofStyleSheet(css: string): string[] {
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  return [
    ...(css.match(/@[a-z-]+/g) ?? []),
    ...(css.match(/(?<=@media[^{]*)\([^)]*\)/g) ?? []),
    ...rules.flatMap(([, selector = '']) => selector.trim().replace(/^\.[\w-]+$/, '.class')),
    ...rules.flatMap(([, , body = '']) =>
      Object.entries(declarations(body)).flatMap((each) => ofDeclaration(...each)),
    ),
  ];
}

/** Elements, attributes, properties and selectors of a mail, by the names of the support table. */
export const usedFeatures = (html: string): Set<string> =>
  new Set(['<!doctype>', ...elementsOf(html).flatMap(ofElement), ...ofStyleSheet(styleOf(html))]);

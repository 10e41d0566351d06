import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence with links or strong words in it: `Read the <terms>Terms of Use</terms> first.` gets an element for each named
 * part. Languages put them in their own order.
 */
export function withParts(text: string, parts: Record<string, (words: string) => ReactNode>): ReactNode {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  const shown = pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    return index % 3 === 2 ? parts[pieces[index - 1] ?? '']?.(piece) : null;
  });
  return createElement(Fragment, null, ...shown);
}

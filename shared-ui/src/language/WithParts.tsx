import { createElement, Fragment, type ReactNode } from 'react';

interface WithPartsProps {
  /** `Read the <terms>Terms of Use</terms> first.` */
  text: string;
  /** An element for each named part. Languages put them in their own order. */
  parts: Record<string, (words: string) => ReactNode>;
}

/** A sentence with links or strong words in it. */
export function WithParts({ text, parts }: WithPartsProps) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  const shown = pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    return index % 3 === 2 ? parts[pieces[index - 1] ?? '']?.(piece) : null;
  });
  return createElement(Fragment, null, ...shown);
}

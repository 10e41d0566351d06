const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name] ?? all;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
  });

/** The texts of all elements with this name. S3 writes flat XML without attributes, so no parser is needed. */
export const elementTexts = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    decodeEntities(text),
  );

export function parseBucketListing(xml: string): { keys: string[]; next: string | undefined } {
  const [isTruncated] = elementTexts(xml, 'IsTruncated');
  if (isTruncated === undefined) throw new Error('The release store answered with something that is no list');
  const [next] = elementTexts(xml, 'NextContinuationToken');
  if (isTruncated === 'true' && !next)
    throw new Error('The release store truncated its list without a continuation token');
  return { keys: elementTexts(xml, 'Key'), next: isTruncated === 'true' ? next : undefined };
}

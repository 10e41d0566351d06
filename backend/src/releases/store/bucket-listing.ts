const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const plain = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name] ?? all;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
  });

/** The texts of all elements of this name, in an answer as S3 writes them: flat, without attributes on what we read. */
export const texts = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => plain(text));

/** One page of a bucket's list, and where the next one begins. */
export function bucketListing(xml: string): { keys: string[]; next: string | undefined } {
  const [isTruncated] = texts(xml, 'IsTruncated');
  if (isTruncated === undefined) throw new Error('The release store answered with something that is no list');
  const [next] = texts(xml, 'NextContinuationToken');
  if (isTruncated === 'true' && !next)
    throw new Error('The release store cut its list and did not say where');
  return { keys: texts(xml, 'Key'), next: isTruncated === 'true' ? next : undefined };
}

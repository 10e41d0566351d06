/** A loader that leaves out what Lucide's component reads and ours does not: an icon's name, its size and random keys. */
export default function plainShapes(source: string): string {
  return source
    .replace(/\bname: "[\w-]+",\s+size: 24,\s+(?=node: )/, '')
    .replaceAll(/, key: "\w+"(?= \}\])/g, '');
}

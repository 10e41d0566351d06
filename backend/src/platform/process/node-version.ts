/** `Map.groupBy` and the certificates of `node:tls` are not in older ones. */
const oldest = [22, 18] as const;

/** Why this version of Node cannot run the server. */
export function nodeObstacle(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return null;
  return `Node ${version} is too old for the server: it needs Node 24. In a clone that is node_modules/.bin/node, which npm scripts use by themselves.`;
}

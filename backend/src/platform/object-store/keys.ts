/** Splits a key into its parts; throws on parts that would lead out of the store. */
export function partsOf(key: string): string[] {
  const parts = key.split('/');
  if (parts.some((part) => ['', '.', '..'].includes(part)) || key.includes('\\'))
    throw new Error(`"${key}" is no key of a release store`);
  return parts;
}

export const ifMissing =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return fallback;
    throw error;
  };

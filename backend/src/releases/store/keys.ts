/** The parts of a key; what an address or a folder would understand as a way elsewhere is refused. */
export function partsOf(key: string): string[] {
  const parts = key.split('/');
  if (parts.some((part) => ['', '.', '..'].includes(part)) || key.includes('\\'))
    throw new Error(`"${key}" is no key of a release store`);
  return parts;
}

/** Reading what is not there is no failure. */
export const ifMissing =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return instead;
    throw error;
  };

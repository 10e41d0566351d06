/** `DXB DWC دبی|DEL دهلی/دهلی نو`, by code: how a city is called, and then what else it is called. */
export function readNames(list: string): Map<string, string[]> {
  const entries = list.split('|').flatMap((entry) => {
    const [, codes = '', names = ''] = /^((?:[A-Z]{2,3} )+)(.*)$/.exec(entry) ?? [];
    return codes
      .trim()
      .split(' ')
      .map((code): [string, string[]] => [code, names.split('/')]);
  });
  return new Map(entries);
}

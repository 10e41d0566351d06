const statement = /^export (type )?\{([^}]*)\} from '[^']+';$/gm;

export interface HostExport {
  name: string;
  isType: boolean;
}

export function exportsOf(text: string): HostExport[] {
  const found = [...text.matchAll(statement)];
  const others = text.split(/^export /m).length - 1 - found.length;
  if (others) throw new Error('The front door of the host has an export that is not `export { … } from`');
  return found.flatMap(([, type, list = '']) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => ({ name: one.replace(/^type /, ''), isType: Boolean(type) || one.startsWith('type ') })),
  );
}

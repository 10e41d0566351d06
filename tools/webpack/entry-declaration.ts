import { parseDeclaration } from './declaration.ts';

/** A loader: the entry has what a browser runs of a declaration. The rest of it is in the registry, which the HTML has. */
export default async function entryDeclaration(source: string): Promise<string> {
  const { name, routes, slots } = await parseDeclaration(source, 'remote.tsx');
  const text = (value: string) => JSON.stringify(value);
  const load = (request: string) => `() => import(${text(request)})`;
  const pages = routes.map(({ path, request }) => `{ path: ${text(path)}, page: ${load(request)} }`);
  const parts = slots.map((slot) => `${text(slot.name)}: ${load(slot.request)}`);
  return `import { defineRemote } from 'shell/host';
export default defineRemote({ name: ${text(name)}, routes: [${pages.join()}], slots: { ${parts.join()} } });`;
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';

const backend = join(root, 'backend/src');

/** Where pages get a function that says the sentences, and where it is kept for the forms of the bundle. */
export const translatorFile = join(backend, 'platform/language/translator.ts');
export const issueTextFile = join(root, 'shell/src/forms/issueText.ts');

/**
 * The sentences of all contracts that a room may check a form against: those that it imports, and those that they are made of.
 * Calls reports each file that was read.
 */
export function issueSentences(room: string, language: string, report: (file: string) => void): string[] {
  const domains = new Set(['platform']);
  const sources = globSync('**/*.{ts,tsx}', { cwd: room }).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of sources)
    for (const domain of domainsIn(
      join(room, file),
      / (?:from |import\()'backend\/(?:contract|rules)\/([a-z]+)/g,
    ))
      addWithContracts(domain, domains, report);
  return [...domains]
    .toSorted()
    .map((domain) => join(backend, domain, 'sentences/issues', `${language}.ts`))
    .filter((file) => existsSync(file));
}

/** Types are gone when the page is built. */
const domainsIn = (file: string, request: RegExp): string[] =>
  readFileSync(file, 'utf8')
    .replace(/^(import|export) type [^;]*;$/gm, '')
    .matchAll(request)
    .map(([, domain = '']) => domain)
    .toArray();

function addWithContracts(domain: string, found: Set<string>, report: (file: string) => void) {
  if (found.has(domain)) return;
  found.add(domain);
  for (const contract of globSync(`${domain}/**/contract.ts`, { cwd: backend })) {
    const file = join(backend, contract);
    report(file);
    for (const other of domainsIn(file, / from '(?:\.\.\/)+([a-z]+)\/(?:[a-z-]+\/)?contract\.js'/g))
      if (existsSync(join(backend, other, 'contract.ts'))) addWithContracts(other, found, report);
  }
}

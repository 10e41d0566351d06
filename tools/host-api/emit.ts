import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.ts';

/** The entry file of the host, in the repository as in the emitted declarations; without its extension. */
export const frontDoor = 'shell/src/host/index';

const contract = /(['"])backend\/contract\/([\w/]+)\1/g;
const near = /(?:from |import\()(['"])(\.[^'"]+)\1/g;

export async function emitHostApi(folder: string): Promise<void> {
  const draft = draftFolder();
  try {
    const project = join(draft, 'tsconfig.json');
    writeFileSync(project, JSON.stringify(declarationsOnly(draft)));
    const { code, output } = await run('tsc', ['-p', project, '--pretty', 'false']);
    if (code !== 0) throw new Error(`The host API could not be described:\n${output}`);
    rmSync(folder, { recursive: true, force: true });
    copyReached(join(draft, 'out'), folder);
  } finally {
    rmSync(draft, { recursive: true });
  }
}

/** Inside the repository, where the compiler finds the packages. */
export function draftFolder(): string {
  const drafts = join(root, '.cache/host-api');
  mkdirSync(drafts, { recursive: true });
  return mkdtempSync(join(drafts, 'draft-'));
}

const declarationsOnly = (draft: string) => ({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    noEmit: false,
    // The type check is another step of `npm run check`.
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: join(draft, 'out'),
  },
  include: [
    join(root, `${frontDoor}.ts`),
    join(root, 'shared-ui/src/css.d.ts'),
    join(root, 'backend/src/**/contract.ts'),
  ],
});

function copyReached(from: string, to: string): void {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(join(from, file), 'utf8').replace(
      contract,
      (_, quote: string, domain: string) => {
        const path = relative(dirname(file), `backend/src/${domain}/contract.js`);
        return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
      },
    );
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text);
    for (const [, , request] of text.matchAll(near))
      visit(join(dirname(file), `${(request ?? '').replace(/\.js$/, '')}.d.ts`));
  };
  visit(`${frontDoor}.d.ts`);
}

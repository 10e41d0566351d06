import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { draftFolder } from './emit.ts';
import { exportsOf, type HostExport } from './front-door.ts';
import { preamble, probesOf } from './probes.ts';

export interface LastRemote {
  name: string;
  release: string;
  uses: { host: string[] };
}

/**
 * Sentences about everything that worked with the last host and fails with this one. `last` and `now` are paths of
 * entry files without their extension: stored declarations, and today's sources or declarations.
 */
export async function hostBreaks({
  last,
  now,
  remotes,
}: {
  last: string;
  now: string;
  remotes: readonly LastRemote[];
}): Promise<string[]> {
  const before = exportsOf(textOf(last));
  const today = new Set(exportsOf(textOf(now)).map(({ name }) => name));
  const errors = await compilerErrors(
    last,
    now,
    before.filter(({ name }) => today.has(name)),
  );
  return before.flatMap((one) => {
    if (!today.has(one.name)) return [`\`${one.name}\` is gone${consequence(one, remotes)}`];
    const why = errors.get(one.name);
    return why ? [`\`${one.name}\` has changed${consequence(one, remotes)}\n    ${why}`] : [];
  });
}

export function textOf(door: string): string {
  try {
    return readFileSync(`${door}.d.ts`, 'utf8');
  } catch {
    return readFileSync(`${door}.ts`, 'utf8');
  }
}

function consequence({ name, isType }: HostExport, remotes: readonly LastRemote[]): string {
  if (isType) return ', and would break every remote that is written with this type.';
  const users = remotes.filter(({ uses }) => uses.host.includes(name));
  if (!users.length) return ', which breaks no remote of the last release, but may break an older one.';
  return `, and would break ${users.map((one) => `${one.name} ${one.release}`).join(', ')}.`;
}

async function compilerErrors(
  last: string,
  now: string,
  names: readonly HostExport[],
): Promise<Map<string, string>> {
  const draft = draftFolder();
  try {
    const head = preamble(last, now);
    const claims = names.flatMap((one) => probesOf(one).map((line) => ({ name: one.name, line })));
    writeFileSync(join(draft, 'claims.ts'), head + claims.map(({ line }) => `${line}\n`).join(''));
    const settings = { extends: join(root, 'tsconfig.base.json'), compilerOptions: {}, files: files(draft) };
    writeFileSync(join(draft, 'tsconfig.json'), JSON.stringify(settings));
    const { output } = await run('tsc', ['-p', draft, '--pretty', 'false']);
    const errors = new Map<string, string>();
    for (const [, line, why = ''] of output.matchAll(/claims\.ts\((\d+),\d+\): error (TS\d+: .*)/g)) {
      const claim = claims[Number(line) - head.split('\n').length];
      if (!claim) throw new Error(`The two hosts could not be compared:\n${output}`);
      if (!errors.has(claim.name)) errors.set(claim.name, why.replaceAll(`${root}/`, '').slice(0, 300));
    }
    return errors;
  } finally {
    rmSync(draft, { recursive: true });
  }
}

const files = (draft: string) => [join(draft, 'claims.ts'), join(root, 'shared-ui/src/css.d.ts')];

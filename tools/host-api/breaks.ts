import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { draftFolder } from './emit.ts';
import { exportsOf } from './front-door.ts';
import { preamble, probesOf } from './probes.ts';

/**
 * Sentences on all that worked with the last host and would not with this one. `last` and `now` are front doors
 * without their ending: declarations that were kept, and sources or declarations of today.
 */
export async function hostBreaks({ last, now, remotes }) {
  const before = exportsOf(textOf(last));
  const today = new Set(exportsOf(textOf(now)).map(({ name }) => name));
  const refused = await refusedByCompiler(
    last,
    now,
    before.filter(({ name }) => today.has(name)),
  );
  return before.flatMap((one) => {
    if (!today.has(one.name)) return [`\`${one.name}\` is gone${whoMinds(one, remotes)}`];
    const why = refused.get(one.name);
    return why ? [`\`${one.name}\` has changed${whoMinds(one, remotes)}\n    ${why}`] : [];
  });
}

export function textOf(door) {
  try {
    return readFileSync(`${door}.d.ts`, 'utf8');
  } catch {
    return readFileSync(`${door}.ts`, 'utf8');
  }
}

function whoMinds({ name, isType }, remotes) {
  if (isType) return ', and would break every remote that is written with this type.';
  const users = remotes.filter(({ uses }) => uses.host.includes(name));
  if (!users.length) return ', which breaks no remote of the last release, but may break an older one.';
  return `, and would break ${users.map((one) => `${one.name} ${one.release}`).join(', ')}.`;
}

/** Every name of which the compiler says that old uses do not fit any more, with its first words. */
async function refusedByCompiler(last, now, names) {
  const draft = draftFolder();
  try {
    const head = preamble(last, now);
    const claims = names.flatMap((one) => probesOf(one).map((line) => ({ name: one.name, line })));
    writeFileSync(join(draft, 'claims.ts'), head + claims.map(({ line }) => `${line}\n`).join(''));
    const settings = { extends: join(root, 'tsconfig.base.json'), compilerOptions: {}, files: files(draft) };
    writeFileSync(join(draft, 'tsconfig.json'), JSON.stringify(settings));
    const { output } = await run('tsc', ['-p', draft, '--pretty', 'false']);
    const refused = new Map();
    for (const [, line, why] of output.matchAll(/claims\.ts\((\d+),\d+\): error (TS\d+: .*)/g)) {
      const claim = claims[Number(line) - head.split('\n').length];
      if (!claim) throw new Error(`The two hosts could not be compared:\n${output}`);
      if (!refused.has(claim.name)) refused.set(claim.name, why.replaceAll(`${root}/`, '').slice(0, 300));
    }
    return refused;
  } finally {
    rmSync(draft, { recursive: true });
  }
}

const files = (draft) => [join(draft, 'claims.ts'), join(root, 'shared-ui/src/css.d.ts')];

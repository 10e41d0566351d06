// Compares the host API with that of the last release: code that works with the old one must work with the new one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { hostBreaks, textOf } from './breaks.ts';
import { frontDoor } from './emit.ts';
import { exportsOf } from './front-door.ts';
import { levelErrors } from './levels.ts';
import { readNotes, spokenLevels } from './notes.ts';

const lastRelease = join(root, 'last-release');
const read = (file: string) => JSON.parse(readFileSync(join(lastRelease, file), 'utf8'));
const remotes = read('remotes.json');
const last = join(lastRelease, 'host-api', frontDoor);
const now = join(root, frontDoor);
const namesOf = (door: string) => exportsOf(textOf(door)).map(({ name }) => name);

const errors = [
  ...(await hostBreaks({ last, now, remotes })),
  ...levelErrors({
    before: namesOf(last),
    today: namesOf(now),
    notes: readNotes(),
    last: read('shell.json'),
    now: spokenLevels(),
    remotes,
  }),
];
for (const error of errors) console.error(error);
process.exitCode = errors.length ? 1 : 0;

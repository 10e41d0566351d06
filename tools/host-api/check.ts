// Compares the host API with the last release's: whatever works with that must work with this.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { hostBreaks, textOf } from './breaks.ts';
import { frontDoor } from './emit.ts';
import { exportsOf } from './front-door.ts';
import { levelFaults } from './levels.ts';
import { readNotes, spokenLevels } from './notes.ts';

const kept = join(root, 'last-release');
const read = (file) => JSON.parse(readFileSync(join(kept, file), 'utf8'));
const remotes = read('remotes.json');
const last = join(kept, 'host-api', frontDoor);
const now = join(root, frontDoor);
const namesOf = (door) => exportsOf(textOf(door)).map(({ name }) => name);

const faults = [
  ...(await hostBreaks({ last, now, remotes })),
  ...levelFaults({
    before: namesOf(last),
    today: namesOf(now),
    notes: readNotes(),
    last: read('shell.json'),
    now: spokenLevels(),
    remotes,
  }),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { table } from './table.ts';
import { moment, restOf } from './format.ts';

const headings = ['name', 'current', 'canary', 'when', 'who'];
const row = ['messaging', '0.1.0-73c49bcae4fb', '0.1.0-8943445748a2 10%', '20 Nov 19:30'];

it('a table has its columns below their headings', () => {
  const [head, line] = table(headings, [[...row, 'Maria']]).split('\n');
  for (const [column, heading] of headings.entries())
    assert.equal(head.indexOf(heading), line.indexOf([...row, 'Maria'][column]));
});

it('a table fits a terminal, whatever people call themselves', () => {
  const lines = table(headings, [
    [...row, 'Maria of the team that ships messaging on Fridays, by hand'],
  ]).split('\n');
  assert.ok(lines.every(({ length }) => length <= 100));
  assert.match(lines[1], /Maria of the team.*…$/);
});

it('a name that somebody wrote does not steer the terminal', () => {
  const text = table(['who'], [['\u001b[2JMaria']]);
  assert.ok(!text.includes('\u001b'));
});

it('a moment of last year is told by its year', () => {
  const now = new Date('2026-11-20T12:00:00');
  assert.equal(moment('2026-11-18T08:05:00', now), '18 Nov 08:05');
  assert.equal(moment('2025-11-18T08:05:00', now), '18 Nov 2025');
});

it('the share of the others is told without the noise of a computer', () => {
  assert.equal(restOf(99.9), 0.1);
  assert.equal(restOf(10), 90);
});

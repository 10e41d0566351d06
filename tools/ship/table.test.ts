import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { table } from './table.ts';

const headings = ['name', 'current', 'canary', 'when', 'who'];
const row = ['messaging', '0.1.0-73c49bcae4fb', '0.1.0-8943445748a2 10%', '20 Nov 19:30'];

describe('a table in the terminal', () => {
  it('a table has its columns below their headings', () => {
    const [head = '', line = ''] = table(headings, [[...row, 'Maria']]).split('\n');
    for (const [column, heading] of headings.entries())
      assert.equal(head.indexOf(heading), line.indexOf([...row, 'Maria'][column] ?? '-'));
  });

  it('a table fits a terminal, however long the names are', () => {
    const lines = table(headings, [
      [...row, 'Maria of the team that ships messaging on Fridays, by hand'],
    ]).split('\n');
    assert.ok(lines.every(({ length }) => length <= 100));
    assert.match(lines[1] ?? '', /Maria of the team.*…$/);
  });

  it('a name cannot contain escape sequences for the terminal', () => {
    const text = table(['who'], [['\u001b[2JMaria']]);
    assert.ok(!text.includes('\u001b'));
    assert.match(text, /Maria/);
  });
});

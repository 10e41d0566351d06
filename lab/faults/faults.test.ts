import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lost, wrong } from './proof/findings.ts';
import { reportProofs } from './report.ts';
import { SeededRandom } from './seeded-random.ts';

const choices = (seed: number, part: string) => {
  const random = new SeededRandom(seed, part);
  return Array.from({ length: 20 }, () => random.between(1, 1_000));
};

describe('a seed', () => {
  it('repeats the choices of a part, and gives every part its own', () => {
    assert.deepEqual(choices(7, 'faults'), choices(7, 'faults'));
    assert.notDeepEqual(choices(7, 'faults'), choices(8, 'faults'));
    assert.notDeepEqual(choices(7, 'faults'), choices(7, 'a@example.com'));
  });

  it('chooses from the whole range, ends included', () => {
    const random = new SeededRandom(1);
    const found = new Set(Array.from({ length: 200 }, () => random.between(1, 3)));
    assert.deepEqual(
      [...found].toSorted((one, other) => one - other),
      [1, 2, 3],
    );
    for (let turn = 0; turn < 100; turn++) assert.ok(random.fraction() < 1);
  });

  it('shuffles without losing or changing anything', () => {
    const items = ['a', 'b', 'c', 'd', 'e'];
    const shuffled = new SeededRandom(3).shuffle(items);
    assert.deepEqual(shuffled.toSorted(), items);
    assert.deepEqual(items, ['a', 'b', 'c', 'd', 'e']);
    assert.deepEqual(new SeededRandom(3).shuffle(items), shuffled);
  });

  it('cannot pick from nothing', () => assert.throws(() => new SeededRandom(1).pick([]), /nothing to pick/));
});

describe('the report', () => {
  it('ticks a proof without findings and lists the first findings of the others', () => {
    const findings = [lost('message 1'), wrong('balance'), lost('tip 2')];
    const text = reportProofs(
      [
        { name: 'tips come once', findings: [] },
        { name: 'messages come once', findings },
      ],
      2,
    );
    assert.deepEqual(text.split('\n'), [
      '  ✓ tips come once',
      '  ✗ messages come once',
      '      lost: message 1',
      '      wrong: balance',
      '      and 1 more',
    ]);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FaultInjector, InjectedFault } from './fault-injector.ts';
import { Records } from './load/records.ts';
import { Traffic } from './load/traffic.ts';
import { doubled, lost, wedged, wrong } from './proof/findings.ts';
import { report, type Run } from './report.ts';

const fault = (name: string, began: number, repaired: number, recovered: number): InjectedFault => ({
  name,
  began,
  repaired,
  recovered,
});

function reportOf(injected: InjectedFault[], { canBeFull = true, good = [0], writes = [0] } = {}): string {
  const records = new Records();
  records.messages.push({ from: 1, to: 2, key: 'a', outcome: 'kept' });
  const traffic = new Traffic();
  traffic.requests = 12;
  traffic.good.push(...good);
  traffic.goodWrites.push(...writes);
  const pages = [
    { events: [1, 2], connections: 2 },
    { events: [3], connections: 1 },
  ];
  return report({
    seed: 7,
    minutes: 1,
    world: { nodes: [{ stops: [{ milliseconds: 80 }] }, { stops: [] }], disk: { canBeFull } },
    simulation: { records, operations: 5, pages },
    traffic,
    injector: { injected } as unknown as FaultInjector,
    connections: [6, 5],
    results: [
      { name: 'one', findings: [lost('a'), lost('b'), doubled('c')] },
      { name: 'two', findings: [wrong('d'), wedged('e')] },
    ],
  } as unknown as Run);
}

describe('the report of a run', () => {
  it('counts what was done, and what was found', () => {
    const text = reportOf([fault('a', 0, 1, 2)]);
    assert.match(text, /^\nSeed 7, 1 min: 5 operations, 12 requests, 1 faults\.\n1 messages, 0 tips, /);
    assert.match(text, /3 live events over 3 streams; .* 6 and 5 connections at once/);
    assert.match(text, /\nlost 2, doubled 1, wrong 1, wedged 1, bare 5xx 0;/);
    assert.match(text, /longest stop of a node 80 ms\n$/);
  });

  it('has a line per kind of fault, with its longest recovery', () => {
    const text = reportOf([
      fault('a node killed', 0, 100, 150),
      fault('disk full', 200, 210, 220),
      fault('a node killed', 300, 400, 700),
    ]);
    assert.match(text, /^ {2}a node killed +2 times; .* after 300 ms$/m);
    assert.match(text, /^ {2}disk full {7}1 times; .* after 10 ms$/m);
  });

  it('measures the longest time without a good answer, while a fault lasts', () => {
    const good = [90, 110, 150, 190, 205, 5_000];
    const text = reportOf([fault('a', 100, 180, 200)], { good, writes: [120] });
    assert.match(text, /at most 40 ms without a good answer, 80 ms without a change/);
  });

  it('says that no disk could be filled', () => {
    assert.match(reportOf([fault('a', 0, 1, 2)], { canBeFull: false }), /\ndisk full: left out,/);
    assert.doesNotMatch(reportOf([fault('a', 0, 1, 2)]), /left out/);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DirectWrite } from './direct-writes.ts';
import { failures, faultsOf, linesOf, type BreakResult } from './report.ts';

const asked = (...statuses: (number | undefined)[]) =>
  statuses.map((status, at) => ({ began: at * 1_000, ended: at * 1_000 + 250, status }));
const write = (outcome: DirectWrite['outcome'], began: number, ended?: number): DirectWrite => ({
  outcome,
  began,
  ended,
});

const survived: BreakResult = {
  name: 'switch-over',
  what: 'member-2 took over',
  isDirect: false,
  loops: [{ name: 'messages', asked: asked(200, 200) }],
  confirmed: 2,
  missing: 0,
  unheard: 0,
  reopened: 0,
  streamFaults: [],
  directWrites: undefined,
  wholeAfter: 5_900,
};
const failing = { ...survived, loops: [{ name: 'messages', asked: asked(200, 503, undefined, 503, 200) }] };

describe('the report of a break', () => {
  it('counts what failed, and for how long', () => {
    assert.deepEqual(failures({ name: 'messages', asked: failing.loops[0]?.asked ?? [] }), {
      count: 3,
      milliseconds: 2_250,
      statuses: '503 × 2, no answer × 1',
    });
    assert.deepEqual(linesOf(survived), [
      'switch-over, through PgBouncer: member-2 took over',
      '  messages  asked 2, failed 0, slowest good answer 250 ms',
      '  2 messages confirmed, 0 of them missing; the live page missed 0, its stream was reopened 0 times',
      '  a primary and two replicas again after 5.9 s',
      '  ✓ survived',
    ]);
  });

  it('allows failed requests, but not in a planned switch-over with a pooler', () => {
    assert.deepEqual(faultsOf(failing), ['3 requests failed in a planned switch-over']);
    assert.deepEqual(faultsOf({ ...failing, isDirect: true }), []);
    assert.deepEqual(faultsOf({ ...failing, name: 'kill-primary' }), []);
  });

  it('never allows an answer that blames the site or the visitor for the lost database', () => {
    const loops = [{ name: 'session', asked: asked(200, 503, 401, 500, 500) }];
    const killed = { ...survived, name: 'kill-primary', loops };
    assert.deepEqual(faultsOf(killed), ['3 answers were 401, 500 in place of 503']);
  });

  it('never allows a confirmed message to be lost or unheard', () => {
    assert.match(faultsOf({ ...survived, missing: 1 }).join(), /1 confirmed messages are missing/);
    assert.match(faultsOf({ ...survived, unheard: 2 }).join(), /2 confirmed messages never reached/);
    const skipped = 'events 3 to 4 were skipped';
    assert.deepEqual(faultsOf({ ...survived, streamFaults: [skipped] }), [skipped]);
  });

  it('never allows an old primary to confirm a write, and says since when it takes none', () => {
    const waiting = [write('refused', 0, 7_600), write('refused', 500, 7_600), write('unanswered', 1_000)];
    const refusing = write('refused', 8_000, 8_010);
    const cut = { ...survived, name: 'cut-member', directWrites: [...waiting, refusing] };
    assert.deepEqual(faultsOf(cut), []);
    assert.match(
      linesOf(cut).join('\n'),
      /4 direct writes to the old primary: 0 confirmed, 3 refused, 1 unanswered; it takes none since 8\.0 s/,
    );
    const two = { ...cut, directWrites: [...waiting, write('confirmed', 600, 20_000)] };
    assert.deepEqual(faultsOf(two), ['two writers: the old primary confirmed 1 writes']);
    assert.match(linesOf(two).at(-1) ?? '', /✗ two writers/);
  });
});

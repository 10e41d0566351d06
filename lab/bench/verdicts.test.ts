import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { capturePrinted } from '../../tools/testing/printed.ts';
import { crowdVerdicts } from './crowd/crowd-verdicts.ts';
import { compareVisits, summarize } from './federation/comparison.ts';
import type { SlowVisit } from './federation/slow-visit.ts';
import { compareTimes } from './inbox/compare-times.ts';
import { rollVerdicts, type RollResult } from './rolling/roll-verdicts.ts';
import { percentile } from './servers/statistics.ts';
import { printVerdicts } from './servers/verdict.ts';
import { compareStreams, formatMeasurement, ReceivedEvents } from './stream/measurement.ts';
import { formatStart, startVerdicts } from './start/start-verdicts.ts';
import { compareShares } from './tip/tip-times.ts';

const printed = capturePrinted();
const repeat = (value: number, count: number) => Array.from({ length: count }, () => value);

describe('a verdict', () => {
  it('is a line with a tick, or with a cross and a failing exit code', () => {
    const before = process.exitCode;
    printVerdicts([{ isMet: true, text: 'fast' }]);
    assert.equal(process.exitCode, before);
    printVerdicts([{ isMet: false, text: 'large' }]);
    const { exitCode } = process;
    process.exitCode = before;
    assert.equal(exitCode, 1);
    assert.equal(printed.text, '  ✓ fast\n  ✗ large\n');
  });
});

describe('a crowd', () => {
  const missed = (during: number[], statuses: number[]) => {
    const others = statuses.map((status) => ({ status }));
    const verdicts = crowdVerdicts({ before: [5, 5], during, others, maxP99: 300 });
    return verdicts.flatMap(({ isMet, text }) => (isMet ? [] : [text]));
  };

  it('may be refused, but neither fail nor hold up calls', () => {
    assert.deepEqual(missed([20, 299], [200, 400, 429, 503]), []);
    assert.deepEqual(missed([20, 300], [200, 500, 0]), [
      'p99 of calls 300.0 ms, 60.0 times the time before (wanted under 300 ms)',
      '2 requests failed without words',
    ]);
  });
});

describe('a start', () => {
  const starts = (...processorSeconds: number[]) =>
    processorSeconds.map((seconds) => ({ seconds: 3 * seconds, processorSeconds: seconds, megabytes: 170 }));
  const missed = (bare: number[], ours: number[]) =>
    startVerdicts(starts(...bare), starts(...ours)).flatMap(({ isMet, text }) => (isMet ? [] : [text]));

  it('is held by its median, and compared pair by pair', () => {
    assert.deepEqual(missed([0.5, 1, 0.5], [2.4, 4, 2.5]), []);
    assert.deepEqual(missed([0.6, 0.6, 0.6], [2.6, 2.6, 2.6]), [
      'a start takes 2.60 s of processor time (wanted at most 2.5)',
    ]);
    assert.deepEqual(missed([0.2, 0.2, 0.2], [2, 2, 2]), [
      '10.0 times as much as a bare server (wanted at most 5)',
    ]);
    assert.equal(missed([], [1]).length, 1);
  });

  it('is printed with its medians', () => {
    const line = 'ours: 2.00 s of processor time, ready after 6.00 s, 170 MB';
    assert.equal(formatStart('ours', starts(1, 2, 3)), line);
  });
});

describe('a site whose nodes are restarted in turn', () => {
  const good: RollResult = {
    requests: 3,
    failed: [],
    times: [1, 2, 3],
    streams: { wanted: 10, open: 10, reopened: 20 },
    nodes: [
      { name: 'node-1', megabytes: [200, 210], stops: [{ milliseconds: 3_100, code: 0 }], crashes: [] },
    ],
  };
  const missed = (result: Partial<RollResult>) =>
    rollVerdicts({ ...good, ...result }).flatMap(({ isMet, text }) => (isMet ? [] : [text]));

  it('loses no request, no stream and no node', () => {
    assert.deepEqual(missed({}), []);
    const failed = ['/api/listings: 503', '/api/listings: 503'];
    assert.match(
      missed({ failed })[0] ?? '',
      /^2 of 3 requests failed \(wanted 0\): \/api\/listings: 503; p50/,
    );
    assert.equal(missed({ requests: 0 }).length, 1);
    const streams = { wanted: 10, open: 9, reopened: 20 };
    assert.deepEqual(missed({ streams }), ['9 of 10 streams open at the end; 20 opened again']);
    const nodes = [{ ...good.nodes[0]!, stops: [{ milliseconds: 30_000, code: null }] }];
    assert.equal(missed({ nodes }).length, 1);
  });
});

describe('federation, compared with one bundle', () => {
  const visit = (milliseconds: number, untilUsable = 100): SlowVisit => ({
    milliseconds,
    untilUsable,
    inAll: untilUsable,
    requests: 10,
    rendered: 1,
  });
  const met = (oneBundle: SlowVisit[], federated: SlowVisit[]) =>
    compareVisits({ oneBundle, federated }).map(({ isMet }) => isMet);

  it('has bounds on kilobytes and on time, which may just be reached', () => {
    assert.deepEqual(met([visit(1000)], [visit(1150, 125)]), [true, true, true, true]);
    assert.deepEqual(met([visit(1000)], [visit(1151, 125)]), [true, true, false, true]);
    assert.deepEqual(met([visit(1000)], [visit(1150, 126)]), [false, false, true, true]);
  });

  it('is compared round by round, so that a busy moment affects both sites', () => {
    const [slow, fast] = [3000, 1000];
    const oneBundle = [slow, fast, fast].map((milliseconds) => visit(milliseconds));
    const federated = [slow + 100, fast + 100, slow].map((milliseconds) => visit(milliseconds));
    const delay = compareVisits({ oneBundle, federated }).at(-2);
    assert.deepEqual(delay, { isMet: true, text: 'usable 100 ms later than one bundle (at most 150)' });
  });

  it('misses its bounds when a round of the other site is missing', () => {
    assert.deepEqual(met([], [visit(1000)]), [false, false, false, false]);
  });

  it('begins in the same way: one visit without a rendered page is too many', () => {
    const unrendered = { ...visit(1000), rendered: 0 };
    assert.deepEqual(met([visit(1000), visit(1000)], [visit(1000), unrendered]), [true, true, true, false]);
    assert.deepEqual(met([unrendered], [unrendered]), [true, true, true, true]);
  });

  it('prints ratios with three digits', () => {
    const [size] = compareVisits({ oneBundle: [visit(1, 124)], federated: [visit(1, 149.8)] });
    assert.equal(size?.text, "JavaScript until usable: 1.208 of one bundle's (at most 1.25)");
  });

  it('is summarized by medians, and by the fastest visit', () => {
    const { milliseconds, untilUsable, fastest } = summarize([visit(3, 1), visit(1, 9), visit(2, 5)]);
    assert.deepEqual([milliseconds, untilUsable, fastest], [2, 5, 1]);
  });
});

describe('a long inbox, compared with a short one', () => {
  it('may take twice as long, measured at the 99th percentile', () => {
    const few = [...repeat(1, 98), 10, 10];
    assert.equal(compareTimes('the list', { few, many: [...repeat(1, 98), 20, 20] }).isMet, true);
    assert.equal(compareTimes('the list', { few, many: [...repeat(1, 98), 20.1, 20.1] }).isMet, false);
    // One slow request in a hundred and one is not the 99th percentile.
    assert.equal(compareTimes('the list', { few, many: [...repeat(1, 100), 900] }).isMet, true);
  });

  it('prints percentiles, ratio and medians', () => {
    const { text } = compareTimes('the list', { few: [2], many: [3] });
    assert.equal(
      text,
      'the list: p99 3.0 ms with 2,000 conversations, 2.0 ms with 20 = 1.50 (wanted 2); median 3.0 ms and 2.0 ms',
    );
  });

  it('without a measurement is not fast enough', () => {
    assert.equal(compareTimes('the list', { few: [], many: [] }).isMet, false);
  });
});

describe('our share of a tip', () => {
  it('is the time without the provider’s', () => {
    const { isMet, text } = compareShares([{ total: 520, provider: 500 }]);
    assert.equal(isMet, true);
    assert.match(text, /^our share p99 20\.0 ms \(wanted under 25\.0 ms\).*the provider's p99 500\.0 ms/);
  });

  it('is too large from 25 ms on, or when the server does not name the provider’s', () => {
    assert.equal(compareShares([{ total: 525, provider: 500 }]).isMet, false);
    assert.equal(compareShares([{ total: 1, provider: NaN }]).isMet, false);
  });
});

describe('the events of live streams', () => {
  const received = (...events: [string, number][]) => {
    const all = new ReceivedEvents();
    for (const [event, nanoseconds] of events) all.add(event, nanoseconds);
    return all;
  };

  it('take the time from their commit to their receipt', () => {
    const events = received(['7:1', 5_000_000], ['7:2', 9_000_000], ['8:1', 1]);
    assert.deepEqual(
      events.timesOf([
        ['7:2', 8_000_000],
        ['7:1', 2_000_000],
      ]),
      [1, 3],
    );
  });

  it('must all come, and once', () => {
    assert.throws(() => received().timesOf([['7:1', 1]]), /1 of 1 were lost, 0 came twice/);
    assert.throws(
      () => received(['7:1', 2], ['7:1', 3]).timesOf([['7:1', 1]]),
      /0 of 1 were lost, 1 came twice/,
    );
  });

  const measured = (milliseconds: number, kilobytes: number) => ({ times: [milliseconds], kilobytes });
  const met = (...rounds: Parameters<typeof compareStreams>[0][]) =>
    rounds.map((round) => compareStreams(round).map(({ isMet }) => isMet));

  it('are in time below 10 ms and up to four times the bare server’s time', () => {
    assert.deepEqual(
      met(
        { bare: [measured(2, 9)], ours: [measured(8, 29)] },
        { bare: [measured(1, 9)], ours: [measured(8, 29)] },
        { bare: [measured(5, 9)], ours: [measured(10, 29)] },
      ),
      [
        [true, true, true],
        [true, false, true],
        [false, true, true],
      ],
    );
  });

  it('cost the memory of the first round, because later ones reuse it', () => {
    const bare = [measured(2, 9), measured(2, 9)];
    assert.deepEqual(met({ bare, ours: [measured(2, 31), measured(2, 1)] }), [[true, true, false]]);
    assert.deepEqual(met({ bare, ours: [measured(2, 1), measured(2, 31)] }), [[true, true, true]]);
  });

  it('are printed with their percentiles', () => {
    assert.equal(
      formatMeasurement({ times: [3, 1, 2], kilobytes: 12.34 }),
      'p50 2.00 ms, p99 3.00 ms, latest of 3 3.00 ms; 12.3 KB a stream',
    );
  });
});

it('a percentile of a hundred numbers is the one with that share below it', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index);
  assert.deepEqual(
    [0.01, 0.5, 0.9, 0.99].map((share) => percentile(hundred, share)),
    [1, 50, 90, 99],
  );
});

import { median } from '../servers/statistics.ts';
import type { Verdict } from '../servers/verdict.ts';
import type { SlowVisit } from './slow-visit.ts';

const wanted = { untilUsable: 1.25, inAll: 1.25, milliseconds: 150 };

export interface Visits {
  oneBundle: SlowVisit[];
  federated: SlowVisit[];
}

/** On a busy machine the fastest visit says most about the site, and the median most about the machine. */
export function summarize(visits: SlowVisit[]): SlowVisit & { fastest: number } {
  const medianOf = (name: keyof SlowVisit) => median(visits.map((visit) => visit[name]));
  return {
    milliseconds: medianOf('milliseconds'),
    untilUsable: medianOf('untilUsable'),
    inAll: medianOf('inAll'),
    requests: medianOf('requests'),
    rendered: Math.min(...visits.map(({ rendered }) => rendered)),
    fastest: Math.min(...visits.map(({ milliseconds }) => milliseconds)),
  };
}

export function compareVisits({ oneBundle, federated }: Visits): Verdict[] {
  const [one, ours] = [summarize(oneBundle), summarize(federated)];
  const labels = { untilUsable: 'until usable', inAll: 'in all' };
  const sizes = (['untilUsable', 'inAll'] as const).map((name) => {
    const ratio = ours[name] / one[name];
    const text = `JavaScript ${labels[name]}: ${ratio.toFixed(3)} of one bundle's (at most ${wanted[name]})`;
    return { isMet: ratio <= wanted[name], text };
  });
  const delays = federated.map(
    ({ milliseconds }, round) => milliseconds - (oneBundle[round]?.milliseconds ?? NaN),
  );
  const delay = median(delays);
  const text = `usable ${delay} ms later than one bundle (at most ${wanted.milliseconds})`;
  const isAlike = one.rendered === ours.rendered;
  const where = ours.rendered ? 'the server' : 'the browser';
  return [
    ...sizes,
    { isMet: delay <= wanted.milliseconds, text },
    { isMet: isAlike, text: `both began with a page rendered by ${where}` },
  ];
}

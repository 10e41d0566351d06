import type { Simulation } from './load/simulation.ts';
import type { Traffic } from './load/traffic.ts';
import type { Finding } from './proof/findings.ts';
import type { FaultInjector } from './fault-injector.ts';
import type { World } from './world/world.ts';

export interface ProofResult {
  name: string;
  findings: Finding[];
}

export interface Run {
  seed: number;
  minutes: number;
  world: World;
  simulation: Simulation;
  traffic: Traffic;
  injector: FaultInjector;
  connections: number[];
  results: ProofResult[];
}

export function report({
  seed,
  minutes,
  world,
  simulation,
  traffic,
  injector,
  connections,
  results,
}: Run): string {
  const { messages, tips, listings, contacts } = simulation.records;
  const findings = results.flatMap((one) => one.findings);
  const count = (kind: Finding['kind']) => findings.filter((one) => one.kind === kind).length;
  const stops = world.nodes.flatMap((node) => node.stops.map(({ milliseconds }) => milliseconds));
  return [
    '',
    `Seed ${seed}, ${minutes} min: ${simulation.operations} operations, ${traffic.requests} requests, ${injector.injected.length} faults.`,
    `${messages.length} messages, ${tips.length} tips, ${listings.length} listings, ${contacts.length} contacts, ` +
      `${simulation.pages.reduce((sum, { events }) => sum + events.length, 0)} live events over ` +
      `${simulation.pages.reduce((sum, page) => sum + page.connections, 0)} streams; ` +
      `of a pool a node can use ${connections.join(' and ')} connections at once.`,
    '',
    ...tableOfFaults(injector, traffic),
    ...(world.disk.canBeFull ? [] : ['disk full: left out, because no disk can be mounted here']),
    '',
    `lost ${count('lost')}, doubled ${count('doubled')}, wrong ${count('wrong')}, wedged ${count('wedged')}, ` +
      `bare 5xx ${traffic.bare.length}; 503 in words ${traffic.worded503}, 502 and 503 of the proxy ${traffic.byProxy}, ` +
      `no answer ${traffic.unanswered}, too often ${traffic.tooOften}; longest stop of a node ${Math.max(0, ...stops)} ms`,
    '',
  ].join('\n');
}

export function reportProofs(results: ProofResult[], shown = 5): string {
  const lines = results.flatMap(({ name, findings }) => [
    `  ${findings.length ? '✗' : '✓'} ${name}`,
    ...findings.slice(0, shown).map(({ kind, what }) => `      ${kind}: ${what}`),
    ...(findings.length > shown ? [`      and ${findings.length - shown} more`] : []),
  ]);
  return lines.join('\n');
}

function tableOfFaults({ injected }: FaultInjector, traffic: Traffic): string[] {
  const kinds = [...new Set(injected.map(({ name }) => name))].sort();
  const width = Math.max(...kinds.map(({ length }) => length));
  return kinds.map((kind) => {
    const ofKind = injected.filter(({ name }) => name === kind);
    const longest = (moments: number[]) =>
      Math.max(...ofKind.map(({ began, recovered }) => longestGap(moments, began, recovered)));
    const recovery = Math.max(...ofKind.map(({ repaired, recovered }) => recovered - repaired));
    return (
      `  ${kind.padEnd(width)} ${String(ofKind.length).padStart(3)} times; at most ` +
      `${longest(traffic.good)} ms without a good answer, ${longest(traffic.goodWrites)} ms without a change, ` +
      `good again on both nodes after ${recovery} ms`
    );
  });
}

function longestGap(moments: number[], from: number, to: number): number {
  const during = [from, ...moments.filter((moment) => moment > from && moment < to), to];
  return Math.max(...during.slice(1).map((moment, at) => moment - (during[at] ?? moment)));
}

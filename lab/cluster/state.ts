import { setTimeout as pause } from 'node:timers/promises';
import { memberNamed, members, ports, type Member } from './settings.ts';

export interface MemberState {
  name: string;
  role: string;
  state: string;
}

const replies = (address: string, path: string) =>
  fetch(`http://${address}:${ports.patroni}${path}`, { signal: AbortSignal.timeout(2_000) });

/** What Patroni knows, from the first member that answers. */
export async function readState(): Promise<MemberState[]> {
  const asked = members.map(async ({ address }) => {
    const reply = await replies(address, '/cluster');
    const state = (await reply.json()) as { members?: MemberState[] };
    if (!reply.ok || !state.members) throw new Error(`Patroni answered ${reply.status}`);
    return state.members;
  });
  try {
    return await Promise.any(asked);
  } catch {
    // None answers: callers wait until one does.
    return [];
  }
}

export const leaderIn = (states: readonly MemberState[]): Member | undefined => {
  const leader = states.find(({ role, state }) => role === 'leader' && state === 'running');
  return leader && memberNamed(leader.name);
};

export const synchronousIn = (states: readonly MemberState[]): Member | undefined => {
  const replica = states.find(({ role }) => role === 'sync_standby');
  return replica && memberNamed(replica.name);
};

/** A primary and two replicas that receive its log, one of them before a commit is confirmed. */
export const isWhole = (states: readonly MemberState[]): boolean =>
  states.length === members.length &&
  leaderIn(states) !== undefined &&
  synchronousIn(states) !== undefined &&
  states.every(({ role, state }) => role === 'leader' || state === 'streaming');

export async function untilState(
  what: string,
  isReached: (states: MemberState[]) => boolean,
  seconds: number,
): Promise<MemberState[]> {
  for (const deadline = Date.now() + seconds * 1_000; ; await pause(250)) {
    const states = await readState();
    if (isReached(states)) return states;
    if (Date.now() > deadline)
      throw new Error(`Waited ${seconds} s in vain for ${what}: ${describe(states)}`);
  }
}

export const untilWhole = (seconds = 180) => untilState('a primary with two replicas', isWhole, seconds);

export const describe = (states: readonly MemberState[]): string =>
  states.map(({ name, role, state }) => `${name} ${role} (${state})`).join(', ') || 'no member answers';

/** Asks the primary's Patroni to change something. */
export async function order(to: Member, method: string, path: string, body: object): Promise<string> {
  const reply = await fetch(`http://${to.address}:${ports.patroni}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`Patroni of ${to.name} answered ${reply.status} to ${path}: ${text}`);
  return text;
}

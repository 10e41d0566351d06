import type { Traffic } from '../load/traffic.ts';
import type { FaultInjector } from '../fault-injector.ts';
import { endedSessionsStayEnded, profilesAsConfirmed } from './accounts.ts';
import { wedged, wrong, type Proof } from './findings.ts';
import { conversationsAgree, messagesOnce, streamsHearAll, unreadIsTrue } from './messages.ts';
import { nodesStopInTime, nodesTakeWrites } from './nodes.ts';
import { poolsAreWhole } from './pools.ts';
import { queueIsEmpty, settle } from './settle.ts';
import { ledgerBalances, tipsOnce } from './tips.ts';
import { contactsOnce, listingsAsConfirmed, testimonialsAsConfirmed } from './trips.ts';

/** All checks after the faults, in an order in which none disturbs the next. */
export const proofs = (injector: FaultInjector, { bare }: Traffic, connections: number[]): Proof[] => [
  {
    name: 'both nodes took changes again after each fault',
    check: async () => injector.wedged.map(wedged),
  },
  {
    name: 'no answer was a 5xx without words and Retry-After',
    check: async () => bare.map(({ what }) => wrong(what)),
  },
  nodesTakeWrites,
  {
    name: queueIsEmpty.name,
    async check(world, simulation) {
      await settle(world, simulation);
      return queueIsEmpty.check(world, simulation);
    },
  },
  messagesOnce,
  conversationsAgree,
  unreadIsTrue,
  streamsHearAll,
  tipsOnce,
  ledgerBalances,
  listingsAsConfirmed,
  contactsOnce,
  testimonialsAsConfirmed,
  profilesAsConfirmed,
  endedSessionsStayEnded,
  poolsAreWhole(connections),
  nodesStopInTime,
];

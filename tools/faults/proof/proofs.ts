import type { Traffic } from '../load/traffic.ts';
import type { Storm } from '../storm.ts';
import { endedSessionsStayEnded, profilesAsConfirmed } from './accounts.ts';
import { wedged, wrong, type Proof } from './findings.ts';
import { conversationsAgree, messagesOnce, streamsHearAll, unreadIsTrue } from './messages.ts';
import { nodesStopInTime, nodesTakeWrites } from './nodes.ts';
import { poolsAreWhole } from './pools.ts';
import { queueIsEmpty, settle } from './settle.ts';
import { ledgerBalances, tipsOnce } from './tips.ts';
import { contactsOnce, listingsAsConfirmed, testimonialsAsConfirmed } from './trips.ts';

/** All that must be true after a storm, in an order in which none disturbs the next. */
export const proofs = (storm: Storm, { bare }: Traffic, connections: number[]): Proof[] => [
  {
    name: 'both nodes took changes again after each fault',
    look: async () => storm.wedged.map(wedged),
  },
  {
    name: 'no answer was a 5xx without words and Retry-After',
    look: async () => bare.map(({ what }) => wrong(what)),
  },
  nodesTakeWrites,
  {
    name: queueIsEmpty.name,
    async look(world, crowd) {
      await settle(world, crowd);
      return queueIsEmpty.look(world, crowd);
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

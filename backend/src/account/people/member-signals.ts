import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';

/** What has changed: pages that show it load it again. */
const memberSignal = z.object({
  kind: z.literal('trip'),
  tripId: z.number(),
  about: z.literal('day').optional(),
});
export type MemberSignal = z.infer<typeof memberSignal>;

export const signalChannel = 'member_signal';

const announced = z.object({ to: z.array(z.number()), signal: memberSignal });

export const readSignal = (payload: string) => announced.parse(JSON.parse(payload));

/**
 * Reaches the open pages of these members on every node once the transaction is committed. It is not stored, and may
 * be lost: pages also ask by themselves now and then.
 */
export async function signalMembers(em: EntityManager, to: number[], signal: MemberSignal): Promise<void> {
  if (to.length) await em.execute('select pg_notify(?, ?)', [signalChannel, JSON.stringify({ to, signal })]);
}

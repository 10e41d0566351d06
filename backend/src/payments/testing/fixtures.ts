import { randomUUID } from 'node:crypto';
import { MikroORM, type RequiredEntityData } from '@mikro-orm/postgresql';
import type { TestApp } from '../../testing/test-app.js';
import { Ledger } from '../ledger/ledger.js';
import { TipEntity } from '../store/tip.entity.js';

export type Person = Awaited<ReturnType<TestApp['make']['user']>>;

type About = Partial<RequiredEntityData<TipEntity>> & {
  by?: Pick<Person, 'id'>;
  to: Pick<Person, 'id'>;
  dollars?: number;
};

export async function makeTip(app: TestApp, { by, to, dollars = 15, ...about }: About): Promise<TipEntity> {
  const cents = dollars * 100;
  const chargeId = `ch_${randomUUID().replaceAll('-', '')}`;
  const paid = { status: 'succeeded', money: 'held', paidAt: new Date(), lookAt: null } as const;
  return app.nest
    .get(MikroORM)
    .em.fork()
    .transactional(async (em) => {
      const people = { senderId: by?.id ?? null, recipientId: to.id };
      const tip = em.create(TipEntity, { ...people, cents, chargeId, ...paid, ...about });
      await em.flush();
      const book = (kind: 'paid' | 'transferred' | 'returned', providerId: string) =>
        app.get(Ledger).book(em, { tipId: tip.id, kind, cents, providerId });
      if (tip.paidAt) await book('paid', chargeId);
      if (tip.money === 'transferred') await book('transferred', tip.transferId ?? chargeId);
      if (tip.money === 'returned') await book('returned', chargeId);
      return tip;
    });
}

export const makeHelper = (app: TestApp, about: Parameters<TestApp['make']['user']>[0] = {}) =>
  app.make.user({ helperSince: new Date(), ...about });

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetLimits } from '../../testing/log-in.js';
import { inDays } from '../../testing/make.js';
import { settled } from '../../testing/settled.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { foundBy, openListing, tellNow, toldTo, watch, watchAsGuest, withAlerts } from '../testing/alerts.js';
import {
  direct,
  family,
  flyTogether,
  member,
  toChicago,
  toFrankfurt,
  viaFrankfurt,
} from '../testing/companions.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...withAlerts.env, LIMITS_SCALE: '1000' } });
});
beforeEach(async () => {
  await forgetLimits(app);
  await app.database.query('forget-alerts', 'delete from alert');
});
afterAll(() => app.close());

const lastLeg = { legs: [{ listingLeg: 2 }] };
const opened = () => settled(app.database, 'listings.opened');
const offer = (leg: typeof toFrankfurt) => openListing(app, direct(leg));

describe('the alert of a request that was posted', () => {
  async function watching() {
    const kamala = await family(app);
    const { id } = await watch(kamala.client, {
      ownListing: kamala.id,
      from: 'HYD',
      to: 'ORD',
      nearby: true,
    });
    const meera = await member(app);
    const agree = async () => {
      const matchId = await flyTogether(meera, kamala, lastLeg);
      await opened();
      return matchId;
    };
    return { kamala, meera, alert: id, agree };
  }

  it('tells of helpers for the missing leg only', async () => {
    const { kamala, alert, agree } = await watching();
    await agree();
    expect(await foundBy(app, (await offer(toChicago)).listing.id)).toEqual([]);
    expect(await foundBy(app, (await offer({ ...toChicago, to: 'MKE' })).listing.id)).toEqual([]);
    expect(await foundBy(app, (await offer({ ...toFrankfurt, to: 'ORD' })).listing.id)).toEqual([]);
    expect(await foundBy(app, (await offer(toFrankfurt)).listing.id)).toEqual([alert]);
    await tellNow(app);
    const [mail] = await toldTo(app, kamala.user.email);
    expect(mail?.text).toContain('Same flight LH753, Hyderabad (HYD) to Frankfurt (FRA)');
  });

  it('does not tell of whom it found for a leg that was agreed on meanwhile', async () => {
    const { kamala, alert, agree } = await watching();
    const late = await offer(toChicago);
    expect(await foundBy(app, late.listing.id)).toEqual([alert]);
    await agree();
    await tellNow(app);
    expect(await toldTo(app, kamala.user.email)).toEqual([]);
    expect(await foundBy(app, late.listing.id)).toEqual([]);
  });

  it('tells of nobody with somebody on every leg, and of the leg that opens again', async () => {
    const { kamala, meera, alert, agree } = await watching();
    const matchId = await agree();
    await flyTogether(await member(app), kamala);
    expect(await foundBy(app, (await offer(toFrankfurt)).listing.id)).toEqual([]);
    await meera.client.post(`/api/matches/${matchId}/cancel`, { reason: 'I am ill' }).expect(200);
    await opened();
    expect(await foundBy(app, (await offer(toFrankfurt)).listing.id)).toEqual([]);
    expect(await foundBy(app, (await offer(toChicago)).listing.id)).toEqual([alert]);
  });
});

describe('helpers who asked to be told of travelers', () => {
  const leg = ({ from, to }: typeof toFrankfurt) => ({
    type: 'seeking_help',
    from,
    to,
    firstDay: inDays(29),
    lastDay: inDays(32),
  });

  it('are told of a leg that nobody flies with her, and not of the other', async () => {
    const [first, last] = [await member(app), await member(app)];
    const forFirst = await watch(first.client, leg(toFrankfurt));
    await watch(last.client, leg(toChicago));
    const kamala = await family(app);
    await flyTogether(await member(app), kamala, lastLeg);
    await opened();
    expect(await foundBy(app, kamala.id)).toEqual([forFirst.id]);
    await tellNow(app);
    const [mail, ...more] = await toldTo(app, first.user.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^A traveler is found: Hyderabad \(HYD\) to Frankfurt \(FRA\), /);
    expect(mail?.text).toContain('Still needs somebody Hyderabad to Frankfurt');
    expect(mail?.text).toContain('LH753');
    expect(mail?.text).not.toContain('LH430');
    expect(await toldTo(app, last.user.email)).toEqual([]);
  });

  it('are told, also as guests, when a companion cancels and the leg opens again', async () => {
    const kamala = await family(app);
    const meera = await member(app);
    const matchId = await flyTogether(meera, kamala, lastLeg);
    await opened();
    const guest = 'a.guest.who.waits@example.com';
    const alert = await watchAsGuest(app, guest, leg(toChicago));
    expect(await foundBy(app, kamala.id)).toEqual([]);
    await meera.client.post(`/api/matches/${matchId}/cancel`, { reason: 'I am ill' }).expect(200);
    await opened();
    expect(await foundBy(app, kamala.id)).toEqual([alert.id]);
    await tellNow(app);
    const [mail] = await toldTo(app, guest);
    expect(mail?.subject).toMatch(/^A traveler is found: Hyderabad \(HYD\) to Chicago \(ORD\), /);
    expect(mail?.text).not.toContain('Still needs somebody');
  });

  it('hear nothing of a request that found somebody for every leg before the mail', async () => {
    const [watcher, by] = [await member(app), await member(app)];
    const alert = await watch(watcher.client, leg(toFrankfurt));
    const { listing } = await openListing(app, { by: by.user, type: 'seeking_help', ...viaFrankfurt });
    expect(await foundBy(app, listing.id)).toEqual([alert.id]);
    await flyTogether(await member(app), { ...by, id: listing.id });
    await tellNow(app);
    expect(await toldTo(app, watcher.user.email)).toEqual([]);
  });
});

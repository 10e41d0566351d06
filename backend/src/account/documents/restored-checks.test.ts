import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { settled } from '../../testing/settled.js';
import { showDocument } from '../../testing/stripe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { Client } from '../../testing/client.js';
import type { UserEntity } from '../people/user.entity.js';
import {
  beginCheck,
  checksOf,
  profileOf,
  readCheck,
  sessionOf,
  stripeIsHeard,
  today,
} from '../testing/document-checks.js';
import { CheckReconciler } from './check-reconciler.js';

let app: TestApp;
let maria: UserEntity;
let mine: Client;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1', IDENTITY_BUDGET_HOUR: '1000' } });
});
let made = 0;
beforeEach(async () => {
  maria = await app.make.user({ verified: true, username: `Maria Silva ${++made}`, publicSince: new Date() });
  mine = await app.as(maria);
});
afterAll(() => app.close());

/** The newest row as a backup has it that was made while the check was open. */
async function restoreOpenCheck() {
  await app.database.query(
    'test-restore-check',
    `update identity_check set status = 'waiting', reason = null, is_adult = null, name_fits = null,
       checked_at = null, redacted_at = null, look_at = now()
     where id = (select max(id) from identity_check where user_id = $1)`,
    [maria.id],
  );
  await app.database.query(
    'test-restore-user',
    'update "user" set document_checked_at = null, document_name_fits = null where id = $1',
    [maria.id],
  );
}
const decide = async (ending: Parameters<typeof showDocument>[2]) => {
  const url = await beginCheck(mine);
  await showDocument(app, url, ending);
  await stripeIsHeard(app);
  await settled(app.database, 'identity.redact');
  return url;
};

describe('a document check after a restore', () => {
  it.each(['verified', 'selfie_face_mismatch'] as const)(
    'whose decision (%s) is lost ends without one, and can be begun again',
    async (ending) => {
      const url = await decide(ending);
      await restoreOpenCheck();
      expect(await readCheck(mine)).toEqual({ status: 'none', offer: 'open' });
      expect((await profileOf(app, maria)).documentCheckedAt).toBeUndefined();
      const again = await beginCheck(mine);
      expect(again).not.toBe(url);
      await showDocument(app, again, 'verified');
      expect(await readCheck(mine)).toMatchObject({ status: 'checked', checkedAt: today() });
    },
  );

  it('whose decision is lost is ended by the reconciler where nobody comes back, and gives its try back', async () => {
    for (let times = 0; times < 4; times++) {
      await decide('document_expired');
      await restoreOpenCheck();
      await app.get(CheckReconciler).runOnce();
      expect(await readCheck(mine)).toEqual({ status: 'none', offer: 'open' });
    }
  });

  it('which Stripe has not decided goes on', async () => {
    const url = await beginCheck(mine);
    await restoreOpenCheck();
    await app.get(CheckReconciler).runOnce();
    expect(await beginCheck(mine)).toBe(url);
    await showDocument(app, url, 'verified');
    await stripeIsHeard(app);
    expect(await profileOf(app, maria)).toMatchObject({ documentCheckedAt: today() });
  });

  it('that the backup does not have is not made up from its event', async () => {
    const url = await beginCheck(mine);
    const session = await sessionOf(app, maria);
    await app.database.query('test-no-check', 'delete from identity_check where user_id = $1', [maria.id]);
    await showDocument(app, url, 'verified');
    await stripeIsHeard(app);
    expect(await checksOf(app, maria)).toEqual([]);
    expect(await readCheck(mine)).toEqual({ status: 'none', offer: 'open' });
    expect((await profileOf(app, maria)).documentCheckedAt).toBeUndefined();
    expect(await beginCheck(mine)).not.toContain(session.id);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Jobs } from '../../platform/jobs/jobs.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { csvOf } from '../history/csv.js';
import { tipReceipt } from '../store/tip-jobs.js';
import { makeHelper, makeTip } from '../testing/fixtures.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS_SCALE: '1000', LANGUAGES: 'fr,hi' } });
});
afterAll(() => app.close());

describe('the writer of receipts', () => {
  it('writes to the helper in their language, and to a guest in that of the page where they paid', async () => {
    const helper = await makeHelper(app, { username: 'Meera' });
    await (await app.as(helper)).patch('/api/profile', { language: 'hi' }).expect(200);
    const receiptEmail = 'giver.on.a.french.page@example.com';
    const { id } = await makeTip(app, { to: helper, dollars: 20, receiptEmail, language: 'fr' });
    await app.get(Jobs).enqueue(null, tipReceipt, { tipId: id });

    const received = await app.outbox({ to: helper.email });
    expect(received.subject).toBe('आपको $20.00 की टिप मिली');
    expect(received.text).toContain('किसी ने आपको $20.00 की टिप देकर धन्यवाद कहा है।');

    const sent = await app.outbox({ to: receiptEmail });
    expect(sent.subject).toMatch(/^Votre pourboire de 20,00\s\$US est payé$/);
    expect(sent.text).toContain('100\u202f% va à Meera.');
    expect(sent.text).toContain(`${app.config.publicUrl}/fr/receipt/${id}#token=`);
  });

  it('heads the columns of the list in the language of the page', () => {
    expect(csvOf([], 'fr')).toBe(
      '\ufeff"Date","Sens","Personne","Montant en USD","Message","État","Argent","Reçu"\r\n',
    );
  });
});

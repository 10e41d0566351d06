import { expect, test } from '../../fixtures';
import { sidewaysScroll } from '../../fixtures/browser/accessibility';
import { clippedWords } from '../../fixtures/browser/clippedWords';
import type { Mail } from '../../fixtures/api/inbox';
import { dayIn, trip } from '../../fixtures/data/trip';
import { flyForMother, flyTogether } from '../../fixtures/people/flyTogether';

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ timeout: 120_000 });

// Long words, tall lines, and the other direction.
for (const language of ['fr', 'hi', 'te', 'fa'])
  test(`mails in ${language} fit a small phone`, async ({ page, inbox, verifiedMember }) => {
    const [meera, ravi] = [await verifiedMember('Meera'), await verifiedMember('Ravi')];
    await meera.readIn(language);
    await ravi.readIn(language);
    const before = new Set((await mailsTo([meera.email, ravi.email])).map(({ id }) => id));
    const offer = await meera.offerHelp(trip({ date: dayIn(30), flightNumber: 'AI127' }));
    await ravi.connect(offer);
    await ravi.tip(meera, 15, 'Thank you for everything!');
    const { id } = await flyTogether(meera, ravi);
    await meera.cancel(id, 'My flight was moved to another week, I am sorry.');
    const today = await flyForMother(meera, ravi);
    for (const step of ['met', 'boarded', 'landed', 'handed_over']) await meera.tapStep(today, step);

    const subjects = new Set<string>();
    await expect(async () => {
      for (const { subject } of await sent()) subjects.add(subject);
      expect(subjects.size).toBeGreaterThanOrEqual(12);
    }).toPass({ timeout: 30_000 });
    for (const { subject, html } of await sent()) {
      await page.setContent(html);
      const expectSoft = expect.configure({ soft: true });
      expectSoft(await page.locator('html').getAttribute('lang'), `the language of “${subject}”`).toBe(
        language,
      );
      expectSoft(await sidewaysScroll(page), `pixels to the side in “${subject}”`).toBe(0);
      expectSoft(await clippedWords(page), `clipped in “${subject}”`).toEqual([]);
    }

    async function mailsTo(addresses: string[]): Promise<Mail[]> {
      return (await Promise.all(addresses.map((address) => inbox.mails(address)))).flat();
    }

    /** One of each subject. */
    async function sent(): Promise<Mail[]> {
      const mails = (await mailsTo([meera.email, ravi.email])).filter((mail) => !before.has(mail.id));
      return [...new Map(mails.map((mail) => [mail.subject, mail])).values()];
    }
  });

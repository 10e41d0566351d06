import { expect, test } from '../../fixtures';
import { dayIn, inWords } from '../../fixtures/data/trip';

const { step } = test;

interface ShareTarget {
  action: string;
  params: Record<'title' | 'text' | 'url', string>;
}

test('a mail that is shared to the installed site opens the form with its flight @phone', async ({
  page,
}) => {
  const day = dayIn(40);
  const flight = page.getByRole('textbox', { name: 'Flight Number' });
  const form = new URL(`/find/create?flight=SQ22&date=${day}`, 'http://site');

  await step('The device sends the mail to the address in the manifest', async () => {
    const manifest = await page.request.get('/site.webmanifest');
    const { action, params } = ((await manifest.json()) as { share_target: ShareTarget }).share_target;
    const shared = new URLSearchParams({
      [params.title]: 'Your trip of Asha Rao',
      [params.text]: `Ticket 618 2104455667\nSQ 22 on ${inWords(day)}\nSingapore (SIN) - Newark (EWR)`,
    });
    // A form of no page, as the device's own sheet sends it.
    await page.goto('about:blank');
    await page.evaluate(
      ([address, fields]) => {
        const form = Object.assign(document.createElement('form'), {
          action: address,
          method: 'POST',
          enctype: 'multipart/form-data',
        });
        for (const [name, value] of fields)
          form.append(Object.assign(document.createElement('textarea'), { name, value }));
        document.body.append(form);
        form.submit();
      },
      [new URL(action, manifest.url()).href, [...shared]] as const,
    );
  });

  await step('The form has flight and day', async () => {
    await expect(flight).toHaveValue('SQ22');
    await expect(page.getByLabel('Travel Date')).toHaveValue(inWords(day));
  });

  await step('The address, the history and the page have nothing else of the mail', async () => {
    await expect(page).toHaveURL(({ pathname, search }) => pathname + search === form.pathname + form.search);
    const rest = await page.evaluate(() => [
      document.referrer,
      document.documentElement.outerHTML,
      ...performance.getEntries().map(({ name }) => name),
    ]);
    for (const word of ['Asha', '2104455667']) expect(rest.join('\n')).not.toContain(word);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

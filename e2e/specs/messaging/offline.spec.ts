import { expect, test } from '../../fixtures';
import { openLive } from '../../fixtures/browser/openLive';
import { composer, thread, write } from '../../fixtures/pages/messages';
import { Net } from '../../fixtures/browser/network';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

test('messages written offline arrive once and in order when the network is back', async ({
  page: writer,
  anotherBrowser,
  member,
  troubles,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  await ana.offerHelp(trip());
  await omar.write(ana, 'Are you there?');
  const net = await Net.open();
  const traveler = await anotherBrowser({ proxy: net.proxy });
  await ana.logInOn(traveler);
  await omar.logInOn(writer);
  await openLive(traveler, `/messages?to=${omar.id}`);
  await writer.goto(`/messages?to=${ana.id}`);
  await expect(thread(traveler)).toContainText('Are you there?');
  await expect(thread(writer)).toContainText('Read');

  await step('The traveler goes offline in the middle of a sentence', async () => {
    troubles.expect(/: net::ERR_/);
    await net.cut();
    await write(traveler, 'We are boarding');
    await expect(traveler.getByText(/^Not sent\./)).toBeVisible();
    await expect(traveler.getByText('Message failed', { exact: true })).toBeVisible();
  });

  await step('The other writes five messages in the meantime', async () => {
    for (const word of ['one', 'two', 'three', 'four', 'five']) {
      await write(writer, `Message ${word}`);
      await expect(thread(writer)).toContainText(`Message ${word}`);
    }
    await composer(traveler).fill('I will land at ten');
    await expect(thread(traveler)).not.toContainText('Message one');
  });

  await step(
    'With the net everything is there, once and in order, and nothing that was typed is lost',
    async () => {
      await net.restore();
      // The traveler looks at it again. By itself it tries again the later, the longer the network was away.
      await traveler.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(thread(traveler)).toContainText('Message five', { timeout: 30_000 });
      const words = (await thread(traveler).innerText()).match(/Message \w+/g);
      expect(words).toEqual(['Message one', 'Message two', 'Message three', 'Message four', 'Message five']);
      await traveler.getByRole('button', { name: 'Try again' }).click();
      await expect(thread(writer).getByText('We are boarding')).toHaveCount(1);
      await expect(traveler.getByText(/^Not sent\./)).toBeHidden();
      await expect(composer(traveler)).toHaveValue('I will land at ten');
      await expect(thread(writer)).toContainText('We are boarding');
    },
  );

  await traveler.close();
  await net.cut();
});

import { devices } from '@playwright/test';
import { test } from '../../fixtures';
import { keyboard, mouse, touch } from '../../fixtures/browser/hands';
import { wholeStory } from './story';

test.setTimeout(120_000);

test('from a request to the payout', async ({ page, anotherBrowser, verifiedMember, guest, inbox }) => {
  const meera = await verifiedMember('Meera');
  const amigo = { page: await anotherBrowser(), hands: mouse };
  await meera.logInOn(amigo.page);
  const family = await anotherBrowser();
  await wholeStory({ traveler: { page, hands: mouse }, amigo, meera, family, guest, inbox });
});

test('the same on phones, by touch and by keyboard alone', async ({
  anotherBrowser,
  verifiedMember,
  guest,
  inbox,
}) => {
  const meera = await verifiedMember('Meera');
  const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };
  const traveler = { page: await anotherBrowser(phone), hands: keyboard };
  const amigo = { page: await anotherBrowser(phone), hands: touch };
  await meera.logInOn(amigo.page);
  const family = await anotherBrowser(phone);
  await wholeStory({ traveler, amigo, meera, family, guest, inbox });
});

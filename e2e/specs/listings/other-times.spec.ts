import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, trip } from '../../fixtures/data/trip';

test('who typed another time than the airline has is asked, and takes it with one press @phone', async ({
  page,
  inbox,
  verifiedMember,
}) => {
  const meera = await verifiedMember('Meera');
  const flight = { departureAirport: 'JFK', arrivalAirport: 'DEL', flightNumber: 'AI102', time: '18:20' };
  await meera.offerHelp(trip({ ...flight, date: dayIn(61) }));
  const mail = await inbox.message(meera.email, /AI102 flies at 12:30/);
  expect(mail.text).toContain('Your listing says 18:20.');
  await meera.logInOn(page);
  await page.goto('/profile?tab=helper');
  const card = page.getByRole('article').filter({ hasText: 'Is AI102 still your flight?' });
  await expect(card).toContainText(
    /By the timetable it has these times: 12:30 – .+ Your listing says: 18:20\./,
  );
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Use these times' }).click();
  await expect(page.getByText('Is AI102 still your flight?')).toBeHidden();
  await expect(page.getByRole('article')).toContainText('12:30');
});

import { writeFile } from 'node:fs/promises';
import { test as base } from '../fixtures';
import { trip, tripToday } from '../fixtures/data/trip';
import { person } from '../fixtures/data/person';
import { cards } from '../fixtures/pages/card';
import type { EngineName } from './engine';
import { engines } from '../../tools/browsers/engines.ts';
import { startFirefox } from './firefox';
import { Person } from './person';
import { startWebKit } from './webkit';

const { step } = base;

const test = base.extend<{ engine: EngineName; seeker: Person }>({
  engine: ['firefox', { option: true }],
  seeker: async ({ engine, site }, use, testInfo) => {
    const browser = await start(engine);
    try {
      const seeker = new Person(browser, site.url);
      await use(seeker);
      await writeFile(testInfo.outputPath('the end.png'), await seeker.screenshot());
    } finally {
      await browser.close();
    }
  },
});

test('through all rooms', async ({ seeker, inbox, verifiedMember }, testInfo) => {
  const ana = await verifiedMember('Ana');
  const flight = tripToday();
  await ana.offerHelp(flight);
  const { departureAirport: from, arrivalAirport: to } = flight;
  const { email } = person('ravi');
  const look = async (name: string) => {
    await writeFile(testInfo.outputPath(`${name}.png`), await seeker.screenshot());
  };

  await step('Find', async () => {
    await seeker.goTo('/');
    await seeker.write('^From$', from);
    await seeker.press('option', `^${from} - `);
    await seeker.write('^To$', to);
    await seeker.press('option', `^${to} - `);
    await seeker.press('button', '^Search$');
    await seeker.sees({ role: 'button', name: 'View Contact Info' });
    await look('search');
  });

  await step('Log in', async () => {
    await seeker.press('button', 'View Contact Info');
    await seeker.press('button', '^Log In$');
    await seeker.write('^Email', email);
    await seeker.press('button', 'Continue');
    await seeker.write('Verification code', await inbox.code(email));
    await seeker.press('button', '^Verify$');
  });

  await step('Connect', async () => {
    await seeker.press('button', 'Agree and show contact details');
    await seeker.sees({ text: ana.email });
    await look('details');
  });

  await step('Rate', async () => {
    await seeker.press('tab', 'Rate & Review');
    await seeker.press('radio', '5 stars');
    await seeker.write('Your testimonial', 'She waited for my father at every gate.');
    await seeker.press('button', 'Submit Testimonial');
    await seeker.sees({ text: 'Thank you for sharing your experience' });
  });

  await step('Write', async () => {
    await seeker.press('tab', 'Contact Info');
    await seeker.press('link', '^Message$');
    await seeker.write('^Message to', 'Hello Ana, are you at gate 4 too?');
    await seeker.press('button', '^Send$');
    await seeker.sees({ role: 'log', name: '' });
    await seeker.sees({ text: 'are you at gate 4 too' });
    await inbox.message(ana.email, /asked for your contact details/);
    await look('messages');
  });

  await step('Tip', async () => {
    await seeker.goTo(`/tip/${ana.id}`);
    await seeker.press('button', 'Continue to Payment');
    await seeker.write('Card number', cards.pays);
    await seeker.write('Expiration date', '12 / 40');
    await seeker.write('Security code', '123');
    await look('card');
    await seeker.press('button', '^Pay \\$');
    await seeker.sees({ text: 'Your tip has been sent successfully' });
    await inbox.message(ana.email, /thanks you with a tip/);
  });

  await step('Post', async () => {
    const next = trip();
    const { departureAirport, arrivalAirport, date } = next;
    await seeker.goTo(`/find/create?from=${departureAirport}&to=${arrivalAirport}&date=${date}`);
    await seeker.write('^Name', 'Ravi');
    await seeker.press('checkbox', 'I agree to the terms');
    await seeker.press('button', 'Create Request');
    await seeker.sees({ role: 'heading', name: 'Your Help Request Has Been Published' });
    await look('posted');
  });
});

function start(engine: EngineName) {
  const { find, install } = engines[engine];
  const found = find();
  if (!found) throw new Error(install);
  return 'path' in found ? startFirefox(found.path) : startWebKit(found);
}

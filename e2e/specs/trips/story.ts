import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';
import type { Calls } from '../../fixtures/api/calls';
import type { Inbox } from '../../fixtures/api/inbox';
import type { Hands } from '../../fixtures/browser/hands';
import { person } from '../../fixtures/data/person';
import { dayIn, tripAtGreenwich } from '../../fixtures/data/trip';
import { cards } from '../../fixtures/pages/card';
import { composer, line, sendButton, thread } from '../../fixtures/pages/messages';
import { expectToast } from '../../fixtures/pages/toast';
import type { Member } from '../../fixtures/people/member';

const { step } = test;

/** A person in front of a browser. */
interface Reader {
  page: Page;
  hands: Hands;
}

interface Cast {
  /** Has no account when the story begins. */
  traveler: Reader;
  amigo: Reader;
  meera: Member;
  /** Only reads. */
  family: Page;
  guest: Calls;
  inbox: Inbox;
}

const button = ({ page }: Reader, name: string | RegExp) => page.getByRole('button', { name });
const link = ({ page }: Reader, name: string) => page.getByRole('link', { name, exact: true });
const region = ({ page }: Reader, name: string | RegExp) => page.getByRole('region', { name });

/** From a guest's request to the payout, with two people and a family. */
export async function wholeStory({ traveler, amigo, meera, family, guest, inbox }: Cast) {
  const { email } = person('ravi');
  const { departureAirport: from, arrivalAirport: to, date } = tripAtGreenwich({ date: dayIn(4) });
  const pressed = ({ hands, page }: Reader, name: string | RegExp) =>
    hands.press(button({ hands, page }, name));

  await step('A guest asks for help, and claims the request with the code from the mail', async () => {
    const { page, hands } = traveler;
    await page.goto(`/find/create?from=${from}&to=${to}&date=${date}`);
    await hands.write(page.getByLabel('Name'), 'Ravi Sharma');
    await hands.write(page.getByLabel('Email'), email);
    await hands.choose(page.getByLabel(/I agree to the terms/));
    await pressed(traveler, 'Create Request');
    await hands.write(page.getByLabel('Verification code'), await inbox.code(email));
    await expect(page.getByText('You are logged in and the request is yours')).toBeVisible();
  });

  await step('An Amigo finds it, connects and writes', async () => {
    const { page, hands } = amigo;
    await page.goto(`/search?from=${from}&to=${to}&type=seeking_help`);
    await pressed(amigo, 'Connect with Traveler');
    await pressed(amigo, 'Agree and show contact details');
    await hands.press(page.getByRole('dialog').getByRole('link', { name: 'Message' }));
    await say(amigo, 'I fly there too. Shall we go together?');
  });

  await step('They chat', async () => {
    const { page, hands } = traveler;
    await page.goto('/messages');
    await hands.press(line(page, meera));
    await expect(thread(page)).toContainText('Shall we go together?');
    await say(traveler, 'Gladly! I do not know the airport.');
    await expect(thread(amigo.page)).toContainText('I do not know the airport.');
  });

  await step('One proposes in the conversation, and the other agrees', async () => {
    await pressed(traveler, 'Propose to fly together');
    await traveler.hands.write(traveler.page.getByLabel(/^Flight number/), 'LH754');
    await pressed(traveler, 'Propose to fly together');
    await expect(region(amigo, 'The trip with this person')).toContainText('LH754');
    await pressed(amigo, 'Agree to fly together');
    for (const { page } of [traveler, amigo])
      await expect(page.getByText('You fly together', { exact: true }).first()).toBeVisible();
    for (const one of [traveler, amigo]) {
      await one.hands.press(link(one, 'Open trip'));
      await expect(one.page.getByRole('region', { name: 'Contact' })).toBeVisible();
    }
  });

  const tripPath = new URL(traveler.page.url()).pathname;
  const { listingId } = await meera.trip(Number(tripPath.split('/').at(-1)));
  const letDaysPass = (by: number) => guest.post(`/sandbox/listings/${listingId}/days`, { by });

  await step('The family gets a link', async () => {
    await pressed(traveler, 'Make a link');
    const address = traveler.page.getByLabel('Family link');
    await expect(address).toHaveValue(/\/journey\//);
    await family.goto(await address.inputValue());
    await expect(family.getByRole('heading', { name: /^Ravi flies on/ })).toBeVisible();
  });

  await step('Three days before, one confirms by the mail and the other on the page', async () => {
    await letDaysPass(1);
    await amigo.page.goto(await inbox.link(meera.email, '/still-flying#'));
    await expect(amigo.page.getByRole('heading', { name: 'Thank you, you are flying' })).toBeVisible();
    await traveler.page.goto(await inbox.link(email, '/trips/'));
    await untilHydrated(traveler.page);
    await expect(region(traveler, 'Still flying?')).toContainText('Meera');
    await pressed(traveler, 'Yes, I am flying');
    await expect(region(traveler, 'Still flying?')).toBeHidden();
  });

  await step('On the day of travel the Amigo taps the steps, and the family follows live', async () => {
    await letDaysPass(3);
    await amigo.page.goto(tripPath);
    await untilHydrated(amigo.page);
    for (const [fact, news] of [
      ['I am at the airport', 'Ravi is at the airport'],
      ['We have met', 'Meera says that they have met'],
      ['We are through security', 'Ravi is through security'],
      ['We are on board', 'Ravi is on board'],
      ['We have landed', /^Ravi has landed in/],
      ['We have said goodbye', 'Meera says that Ravi has arrived'],
    ] as const) {
      await pressed(amigo, fact);
      await expect(family.getByRole('heading', { level: 1, name: news })).toBeVisible();
    }
  });

  await step('At the last step the traveler can thank at once', async () => {
    const { page, hands } = traveler;
    await page.goto(tripPath);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { name: 'Meera says that you have arrived.' })).toBeVisible();
    await hands.press(button(traveler, 'We have said goodbye'));
    await expect(page.getByRole('heading', { level: 1, name: 'You have arrived.' })).toBeVisible();
    await expect(link(traveler, 'Thank Meera with a tip')).toBeVisible();
    await expect(link(traveler, 'Stars and a few words: now or later')).toBeVisible();
  });

  await step(
    'The day after, the mail leads to one page: stars, words and safety, with one press',
    async () => {
      await letDaysPass(1);
      const { page, hands } = traveler;
      await page.goto(await tripOfMail(inbox, email, /flew together with Meera/));
      await untilHydrated(page);
      const review = region(traveler, /^How was it with Meera/);
      await expect(region(traveler, 'Did you feel safe?')).toContainText('Only our team reads this answer.');
      await hands.choose(review.getByRole('radio', { name: '5 stars' }));
      await hands.write(review.getByLabel('What should others know?'), 'She waited until I was outside.');
      await hands.choose(review.getByRole('radio', { name: 'Yes' }));
      await pressed(traveler, 'Send');
      await expect(review).toContainText(/Both reviews appear when Meera.* has written too/);
      await expect(review).toContainText('She waited until I was outside.');
      await expect(region(traveler, 'Did you feel safe?')).toContainText('You said yes');
    },
  );

  await step('The menu tells the Amigo what waits, and both read both reviews, and one replies', async () => {
    const { page, hands } = amigo;
    await page.goto('/trips');
    await hands.press(region(amigo, 'Waiting for you').getByRole('link', { name: /^Review waiting/ }));
    const review = region(amigo, /^How was it with Ravi/);
    await hands.choose(review.getByRole('radio', { name: '4 stars' }));
    await hands.write(review.getByLabel('What should others know?'), 'He was at the gate before me.');
    await pressed(amigo, 'Send');
    await expect(region(amigo, /^What Ravi.* wrote$/)).toContainText('She waited until I was outside.');

    await traveler.page.goto(await tripOfMail(inbox, email, /have both written/));
    await untilHydrated(traveler.page);
    const received = region(traveler, /^What Meera.* wrote$/);
    await expect(received).toContainText('He was at the gate before me.');
    await pressed(traveler, /^Reply to Meera/);
    await traveler.hands.write(received.getByLabel(/^Your reply to/), 'Thank you for everything.');
    await pressed(traveler, 'Send Reply');
    await expect(received).toContainText('You replied');
  });

  await step('A tip, which is not asked for again', async () => {
    const { page, hands } = traveler;
    await hands.press(link(traveler, 'Send a Tip'));
    await pressed(traveler, 'Continue to Payment');
    await hands.write(page.getByLabel('Card number'), cards.pays);
    await hands.write(page.getByLabel('Expiration date'), '12 / 40');
    await hands.write(page.getByLabel('Security code'), '123');
    await pressed(traveler, /^Pay \$/);
    await expectToast(page, 'Payment successful', 'Your tip has been sent successfully');
    await expect(page.getByText('You thanked with $15')).toBeVisible();
    await expect(link(traveler, 'Send a Tip')).toBeHidden();
  });

  await step('The Amigo connects a payout account, and gets all of it', async () => {
    const { page, hands } = amigo;
    const { text } = await inbox.message(meera.email, /thanks you with a tip/);
    await page.goto(/http\S+\/profile#payouts/.exec(text)![0]);
    await untilHydrated(page);
    const payouts = region(amigo, 'Payouts');
    await expect(payouts).toContainText(/Held for you\s*\$15\.00/);
    await hands.select(payouts.getByLabel('Country of your bank account'), 'Portugal');
    await pressed(amigo, 'Connect payout account');
    await hands.write(page.getByLabel('Your name'), 'Meera Iyer');
    await pressed(amigo, 'Connect this account');
    await expect(payouts).toContainText(/Transferred to you\s*\$15\.00/);
  });
}

/** The address of the trip in a mail that says this. */
async function tripOfMail(inbox: Inbox, to: string, says: RegExp): Promise<string> {
  const { text } = await inbox.message(to, says);
  return /http\S+\/trips\/\d+/.exec(text)![0];
}

/** Sends a message, after the promise that comes before the first one. */
async function say({ page, hands }: Reader, words: string) {
  await hands.write(composer(page), words);
  await hands.press(sendButton(page));
  await expect(thread(page)).toContainText(words);
}

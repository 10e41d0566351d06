import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { Inbox } from '../../fixtures/api/inbox';
import { sidewaysScroll } from '../../fixtures/browser/accessibility';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { person, uniqueName } from '../../fixtures/data/person';
import { freeRoute } from '../../fixtures/data/routes';
import { dayIn, tripAtGreenwich } from '../../fixtures/data/trip';
import { tapStep } from '../../fixtures/pages/day';
import type { Member } from '../../fixtures/people/member';
import type { Language } from './language';

const { step } = test;

interface Cast {
  anotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** Reads English, and is called Meera. */
  helper: Member;
  inbox: Inbox;
}

/** A daughter's browser speaks her language. Her mother flies, and the helper reads English. */
export async function familyStory({ anotherBrowser, helper, inbox }: Cast, language: Language) {
  const { cities, home, login, ask, mails, trip, day, after } = language;
  const named = Object.keys(cities);
  const flight = tripAtGreenwich({ ...freeRoute(named, named), date: dayIn(4), flightNumber: 'LH754' });
  const { departureAirport: from, arrivalAirport: to } = flight;
  const listing = await helper.offerHelp({ ...flight, contact: 'after_yes' });
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const family = await anotherBrowser({ ...phone, locale: language.locale });
  const amigo = await anotherBrowser({ ...phone, locale: 'en-US' });
  await helper.logInOn(amigo);
  const { email } = person('daughter');
  const daughter = uniqueName(language.daughter);

  const button = (name: string | RegExp) => family.getByRole('button', { name, exact: true });
  const region = (name: string | RegExp) => family.getByRole('region', { name });
  const heading = (name: RegExp) => family.getByRole('heading', { level: 1, name });
  const expectHerLanguage = () => expectToSpeak(family, language);
  const itsPage = new RegExp(`http\\S+/${language.code}/trips/\\d+`);
  /** Opens an address of a mail, after its text was compared. */
  const openMail = async (says: RegExp, address: RegExp) => {
    const { text } = await inbox.message(email, says);
    expect(text.startsWith(mails.hello)).toBe(true);
    await family.goto(address.exec(text)![0]);
    await expectHerLanguage();
  };

  await step('She looks for the cities by their names in her language', async () => {
    await family.goto('/');
    await expect(family).toHaveURL(`/${language.code}/`);
    await expectHerLanguage();
    const form = family.getByRole('search');
    for (const [label, code] of [
      [home.from, from],
      [home.to, to],
    ] as const) {
      await form.getByRole('combobox', { name: label, exact: true }).fill(cities[code]!);
      await family.getByRole('option', { name: cities[code]! }).tap();
    }
    await form.getByRole('button', { name: home.search, exact: true }).tap();
    await expect(family).toHaveURL(`/${language.code}/search?from=${from}&to=${to}`);
    // The page follows its address, and the home page has listings too.
    await expect(family.getByRole('heading', { level: 1, name: home.results })).toBeVisible();
    await expect(family.getByRole('article')).toContainText(cities[to]!);
    await expectHerLanguage();
  });

  await step('She logs in to reach the helper, with a code in her language', async () => {
    await button(home.seeContact).tap();
    const details = family.getByRole('dialog', { name: home.details });
    await details.getByRole('button', { name: login.button, exact: true }).tap();
    const dialog = family.getByRole('dialog', { name: login.title });
    await dialog.getByLabel(login.email).fill(email);
    await dialog.getByRole('button', { name: login.next }).tap();
    const { text } = await inbox.message(email, mails.code);
    expect(text.startsWith(mails.hello)).toBe(true);
    await dialog.getByLabel(login.code).pressSequentially(/\b\d{6}\b/.exec(text)![0]);
    await expect(dialog).toBeHidden();
  });

  await step('She asks to fly together: for her mother, with her own name and a note', async () => {
    const details = family.getByRole('dialog', { name: home.details });
    await details.getByRole('radio', { name: ask.someoneElse }).check();
    await details.getByLabel(ask.firstName, { exact: true }).fill(language.mother);
    await details.getByRole('combobox', { name: ask.age }).selectOption(ask.seventies);
    await details.getByLabel(ask.yourFirstName).fill(daughter);
    await details.getByLabel(ask.note).fill(language.note);
    await expectHerLanguage();
    await details.getByRole('button', { name: ask.send }).tap();
    await expect(details).toContainText(ask.sent);
  });

  await step('The helper reads the note in English surroundings, and says yes', async () => {
    await amigo.goto(await inbox.link(helper.email, '/profile'));
    await expect(amigo.locator('html')).toHaveAttribute('lang', 'en');
    const request = amigo.getByRole('article').getByRole('listitem').filter({ hasText: daughter });
    await expect(request).toContainText(language.note);
    expect(await sidewaysScroll(amigo)).toBe(0);
    await request.getByRole('button', { name: /^Yes, fly together/ }).tap();
    await expect(request).toContainText('You fly together');
  });

  await step('The mail says so in her language, and leads to the trip', async () => {
    await openMail(mails.agreed, itsPage);
    await untilHydrated(family);
    await expect(heading(trip.title(cities[from]!, cities[to]!))).toBeVisible();
    await expect(region(trip.contact)).toContainText(helper.email);
  });
  const path = new URL(family.url()).pathname;
  const id = Number(path.split('/').at(-1));

  await step('She fills in the care card, and the helper reads it', async () => {
    await region(trip.before).getByRole('link', { name: trip.fillIn }).tap();
    await expect(family.getByLabel(trip.firstName)).toHaveValue(language.mother);
    await family.getByLabel(trip.medicine).fill(language.medicine);
    await expectHerLanguage();
    await button(trip.saveCard).tap();
    await expect(family.getByText(trip.cardSaved, { exact: true })).toBeVisible();
    await amigo.goto(`/trips/${id}`);
    const ready = amigo.getByRole('region', { name: 'Before you fly' });
    await ready.getByRole('link', { name: 'Open' }).tap();
    const card = amigo.getByRole('article', { name: 'Printed care card' });
    await expect(card).toContainText(language.medicine);
    expect(await sidewaysScroll(amigo)).toBe(0);
  });

  await step('Three days before, she confirms by the mail', async () => {
    await helper.letDaysPass(listing, 1);
    await openMail(mails.stillFlying, /http\S+\/still-flying\S+/);
    await expect(heading(mails.confirmed)).toBeVisible();
  });

  await step('On the day of travel both tap the steps', async () => {
    await helper.letDaysPass(listing, 3);
    await family.goto(path);
    await untilHydrated(family);
    await expectHerLanguage();
    await tapStep(family, day.atAirport);
    await expect(button(day.met)).toBeVisible();
    await expectHerLanguage();
    await helper.tapStep(id, 'met');
    await helper.tapStep(id, 'security');
    await helper.tapStep(id, 'boarded');
    await amigo.goto('/messages');
    await family.goto(`/${language.code}/messages?to=${helper.id}`);
    await untilHydrated(family);
    await expectHerLanguage();
    await helper.tapStep(id, 'landed');
    await expect(family.getByRole('log').getByText(day.saysLanded)).toBeVisible();
    const told = amigo.getByRole('link', { name: daughter });
    await expect(told).toContainText(`Meera and ${language.mother} have landed`);
    await family.goto(path);
    await untilHydrated(family);
    await tapStep(family, day.withMe);
    await expect(heading(day.isWithYou)).toBeVisible();
    await expectHerLanguage();
  });

  await step('The day after, the mail leads to the stars, the words and the safety', async () => {
    await helper.letDaysPass(listing, 1);
    await openMail(mails.dayAfter, itsPage);
    await untilHydrated(family);
    const review = region(after.howWasIt);
    await review.getByRole('radio', { name: after.fiveStars }).check();
    await review.getByLabel(after.words).fill(language.review);
    await review.getByRole('radio', { name: after.feltSafe, exact: true }).check();
    await expectHerLanguage();
    await button(after.send).tap();
    await expect(review).toContainText(after.bothAppear);
    await expect(review).toContainText(language.review);
    await expect(family.getByText(after.saidYes)).toBeVisible();
    await expectHerLanguage();
  });
}

/** The language and direction of the page. No room of it is in English, and nothing is wider than the screen. */
async function expectToSpeak(page: Page, { code, dir }: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.locator('html')).toHaveCSS('direction', dir);
  await expect(page.locator('main div[lang="en"]')).toHaveCount(0);
  expect(await sidewaysScroll(page), `pixels to the side on ${page.url()}`).toBe(0);
}

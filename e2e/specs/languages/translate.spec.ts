import { expect, test } from '../../fixtures';
import { untilQuiet } from '../../fixtures/browser/firstView';
import { expectAccessible, sidewaysScroll } from '../../fixtures/browser/accessibility';
import { trip, tripToday } from '../../fixtures/data/trip';
import { thread, write } from '../../fixtures/pages/messages';
import { flyInRelay } from '../../fixtures/people/flyTogether';
import type { Page } from '@playwright/test';

const { step } = test;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const written = 'Mi madre viaja sola por primera vez y camina muy despacio.';
const inFarsi = 'مادرم برای اولین بار تنها سفر می‌کند و خیلی آهسته راه می‌رود.';

test('a traveler reads what a listing says in her own language @phone', async ({
  member,
  anotherBrowser,
}) => {
  const ana = await member('Ana');
  const { id } = await ana.askForHelp({ ...trip(), description: written });

  await step('In Farsi she presses once, and is told that a machine did it', async () => {
    const reader = await anotherBrowser({ ...phone, locale: 'fa-IR' });
    await reader.goto(`/fa/listing/${id}`);
    await expect(reader.getByText(written)).toBeVisible();
    await reader.getByRole('button', { name: 'ترجمه', exact: true }).click();
    const translated = reader.getByText(inFarsi);
    await expect(translated).toHaveAttribute('lang', 'fa');
    await expect(translated).toHaveAccessibleDescription('ترجمهٔ ماشینی از اسپانیایی');
    await expectAccessible(reader);
    await reader.getByRole('button', { name: 'دیدن متن اصلی' }).click();
    await expect(reader.getByText(written, { exact: true })).toBeVisible();
  });

  await step('In Spanish nothing is offered', async () => {
    const reader = await anotherBrowser({ ...phone, locale: 'es-ES' });
    await reader.goto(`/es/listing/${id}`);
    await expect(reader.getByText(written)).toBeVisible();
    await untilQuiet(reader);
    await expect(reader.getByRole('button', { name: 'Traducir' })).toHaveCount(0);
  });
});

test('a helper reads in Farsi what a family writes to her, and what it says of her @phone', async ({
  member,
  verifiedMember,
  anotherBrowser,
}) => {
  const [shirin, ravi] = [await verifiedMember('Shirin'), await member('Ravi')];
  const listing = await shirin.offerHelp(tripToday());
  const message = 'My mother wears a green coat and waits for you at the gate.';
  const review = 'She walked my mother to the gate, and she was very kind.';
  await ravi.connect(listing);
  await ravi.write(shirin, message);
  await ravi.review(listing, review);
  await shirin.readIn('fa');
  const reader = await anotherBrowser({ ...phone, locale: 'fa-IR' });
  await shirin.logInOn(reader);

  await step('She presses below the message, and back', async () => {
    await reader.goto(`/fa/messages?to=${ravi.id}`);
    await expect(thread(reader).getByText(message)).toBeVisible();
    await readInFarsi(reader, 'مادرم پالتوی سبز پوشیده و جلوی گیت منتظر شماست.');
    await reader.getByRole('button', { name: 'دیدن متن اصلی' }).click();
    await expect(thread(reader).getByText(message, { exact: true })).toBeVisible();
  });

  await step('She presses below the review', async () => {
    await reader.goto(`/fa/people/${shirin.id}`);
    await expect(reader.getByText(review)).toBeVisible();
    await readInFarsi(reader, 'مادرم را تا گیت همراهی کرد و بسیار مهربان بود.');
  });

  await step('The family is offered nothing: it reads English', async () => {
    const family = await anotherBrowser({ ...phone, locale: 'en-US' });
    await ravi.logInOn(family);
    await family.goto(`/people/${shirin.id}`);
    await expect(family.getByText(review)).toBeVisible();
    await untilQuiet(family);
    await expect(family.getByRole('button', { name: 'Translate' })).toHaveCount(0);
  });
});

test('a helper translates a whole conversation, and sees what her answer says @phone', async ({
  member,
  verifiedMember,
  anotherBrowser,
}) => {
  const [shirin, ana] = [await verifiedMember('Shirin'), await member('Ana')];
  await ana.connect(await shirin.offerHelp(tripToday()));
  await ana.write(shirin, written);
  await shirin.readIn('fa');
  const reader = await anotherBrowser({ ...phone, locale: 'fa-IR' });
  await shirin.logInOn(reader);
  await reader.goto(`/fa/messages?to=${ana.id}`);

  await step('One press, and what was written is in Farsi', async () => {
    await reader.getByRole('button', { name: 'ترجمهٔ این گفتگو' }).click();
    await expect(thread(reader).getByText(inFarsi)).toBeVisible();
    expect(await sidewaysScroll(reader)).toBe(0);
    await expectAccessible(reader);
  });

  await step('Her answer is shown in the language in which Ana wrote', async () => {
    await reader.getByRole('textbox').fill('یک ساعت زودتر جلوی گیت خواهم بود.');
    const draft = reader.getByText('Estaré en la puerta de embarque una hora antes.');
    await expect(draft).toHaveAttribute('lang', 'es');
  });

  await step('It is remembered, and what comes next is translated too', async () => {
    await reader.reload();
    await expect(thread(reader).getByText(inFarsi)).toBeVisible();
    await ana.write(shirin, 'Sería maravilloso.');
    await expect(thread(reader).getByText('عالی می‌شود.')).toBeVisible();
  });

  await step('Another press shows what Ana wrote', async () => {
    await reader.getByRole('button', { name: 'توقف ترجمه' }).click();
    await expect(thread(reader).getByText(written)).toBeVisible();
  });
});

test('a companion translates the conversation of a trip, and sees what her answer says @phone', async ({
  page: family,
  member,
  anotherBrowser,
}) => {
  const [ana, anand, shirin] = [await member('Ana'), await member('Anand'), await member('Shirin')];
  const { first, second } = await flyInRelay({ family: ana, companions: [anand, shirin] });
  await ana.logInOn(family);
  await family.goto(`/trips/${first}/conversation`);
  await write(family, written);
  await expect(thread(family)).toContainText(written);
  await shirin.readIn('fa');
  const reader = await anotherBrowser({ ...phone, locale: 'fa-IR' });
  await shirin.logInOn(reader);
  await reader.goto(`/fa/trips/${second}/conversation`);

  await step('One press, and what the family wrote is in Farsi', async () => {
    await reader.getByRole('button', { name: 'ترجمهٔ این گفتگو' }).click();
    await expect(thread(reader).getByText(inFarsi)).toBeVisible();
    expect(await sidewaysScroll(reader)).toBe(0);
    await expectAccessible(reader);
  });

  await step('Her answer is shown in the language in which the family writes', async () => {
    await reader.getByRole('textbox').fill('یک ساعت زودتر جلوی گیت خواهم بود.');
    const draft = reader.getByText('Estaré en la puerta de embarque una hora antes.');
    await expect(draft).toHaveAttribute('lang', 'es');
    expect(await sidewaysScroll(reader)).toBe(0);
  });

  await step('What comes next is translated too', async () => {
    await write(family, 'Sería maravilloso.');
    await expect(thread(reader).getByText('عالی می‌شود.')).toBeVisible();
  });
});

/** At a press, and told that a machine did it. */
async function readInFarsi(reader: Page, text: string) {
  await reader.getByRole('button', { name: 'ترجمه', exact: true }).click();
  const translated = reader.getByText(text);
  await expect(translated).toHaveAttribute('lang', 'fa');
  await expect(translated).toHaveAccessibleDescription('ترجمهٔ ماشینی از انگلیسی');
  expect(await sidewaysScroll(reader)).toBe(0);
  await expectAccessible(reader);
}

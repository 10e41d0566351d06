import { expect, test } from '../../fixtures';

const { step } = test;
const year = new Date().getFullYear() + 1;

test('a day in numbers is read in the order of the language, and the other reading is offered', async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ locale: 'en-GB' });
  const day = page.getByLabel('Travel Date');
  await page.goto('/find/create');

  await step('The empty field shows an example in that order', async () => {
    await expect(day).toHaveValue('');
    await expect(day).toHaveAttribute('placeholder', /^e\.g\. 24 Dec \d{4}$/);
  });

  await step('The fifth of January is not the first of May', async () => {
    await day.fill(`5/1/${year}`);
    await day.blur();
    await expect(day).toHaveValue(`Jan 5, ${year}`);
    const question = page.getByRole('group', { name: `This is 5 January ${year}. Which day do you mean?` });
    await question.getByRole('button', { name: `1 May ${year}` }).click();
    await expect(day).toHaveValue(`May 1, ${year}`);
    await expect(day).toBeFocused();
    await expect(question).toHaveCount(0);
  });

  await step('A day that has passed has one error', async () => {
    await day.fill('1 Jan 2020');
    await page.getByRole('button', { name: 'Create Request' }).click();
    await expect(day).toHaveAccessibleDescription(/^Please choose \w+ \d+, \d{4} or a later day\.$/);
  });
});

test('an American reads the same numbers the other way round', async ({ anotherBrowser }) => {
  const page = await anotherBrowser({ locale: 'en-US' });
  await page.goto('/search');
  await page.getByLabel('Travel Date').fill(`5/1/${year}`);
  await page.getByLabel('Travel Date').blur();
  await expect(page.getByLabel('Travel Date')).toHaveValue(`May 1, ${year}`);
  await page.getByRole('button', { name: `January 5, ${year}` }).click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`/search?date=${year}-01-05`);
});

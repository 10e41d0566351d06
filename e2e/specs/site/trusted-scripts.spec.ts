import { expect, test } from '../../fixtures';

test('a page runs only its own script files, and no markup or code from text', async ({ page, troubles }) => {
  // The browser logs what it refuses here.
  troubles.expect(/requires 'Trusted(HTML|Script|ScriptURL)' assignment|require-trusted-types-for/);
  await page.goto('/');
  // An answer of the page's program: it makes the rules.
  await page.getByRole('combobox', { name: 'From' }).fill('Delhi');
  await expect(page.getByRole('option').first()).toBeVisible();
  const tried = await page.evaluate(() => {
    const outcomeOf = (attempt: () => void) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const scriptFrom = (address: string) => outcomeOf(() => (document.createElement('script').src = address));
    return {
      markup: outcomeOf(() => (document.createElement('div').innerHTML = '<b>bold</b>')),
      frame: outcomeOf(() => (document.createElement('iframe').srcdoc = '<b>bold</b>')),
      code: outcomeOf(() => (document.createElement('script').text = 'alert(1)')),
      elsewhere: scriptFrom('https://elsewhere.example/a.js'),
      data: scriptFrom('data:text/javascript,alert(1)'),
      answer: scriptFrom('/api/listings'),
      release: scriptFrom('/mf/listings/1.0.0-abc/remoteEntry.js'),
    };
  });
  expect(tried).toEqual({
    markup: 'refused',
    frame: 'refused',
    code: 'refused',
    elsewhere: 'refused',
    data: 'refused',
    answer: 'refused',
    release: 'taken',
  });
});

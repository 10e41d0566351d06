import { expect, test } from '../../fixtures';
import { untilHydrated } from '../../fixtures/browser/firstView';

test('a page runs only its own script files, and no markup or code from text', async ({ page, troubles }) => {
  // The browser logs what it refuses here.
  troubles.expect(/requires 'Trusted(HTML|Script|ScriptURL)' assignment|require-trusted-types-for/);
  await page.goto('/');
  // The program makes the rules.
  await untilHydrated(page);
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

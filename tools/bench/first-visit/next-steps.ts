/** How soon, after a press, the next thing can be seen; in milliseconds, the middle one of several tries. */
export async function nextSteps(browser, url) {
  const tries = [];
  for (let round = 0; round < 5; round++) tries.push(await once(browser, url));
  const middle = (name) => tries.map((one) => one[name]).sort((a, b) => a - b)[2];
  return Object.fromEntries(Object.keys(tries[0]).map((name) => [name, middle(name)]));
}

async function once(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/`);
  await page.locator('main article button').first().waitFor();
  await page.mouse.move(200, 200);
  await page.waitForLoadState('networkidle');
  const dialog = await timed(page, 'main article button', '[role=dialog] h2');
  await page.keyboard.press('Escape');
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  const other = await timed(page, 'main a[href="/search?type=helper"]', '#results');
  await context.close();
  return { 'a dialog opens': dialog, 'another page of the room': other };
}

/** From the press to the frame in which what it brings is drawn. */
const timed = (page, press, appears) =>
  page.evaluate(
    ([pressed, wanted]) =>
      new Promise((resolve) => {
        const began = performance.now();
        const look = () => {
          if (document.querySelector(wanted)) resolve(Math.round(performance.now() - began));
          else requestAnimationFrame(look);
        };
        document.querySelector(pressed).click();
        requestAnimationFrame(look);
      }),
    [press, appears],
  );

/** Opens a page as somebody who was never there, and counts what came over the wire. */
export async function firstVisit(browser, url, { cookie, usable }) {
  const context = await browser.newContext();
  if (cookie) await context.addCookies([{ ...cookie, url }]);
  const page = await context.newPage();
  const wire = await listen(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator(usable).first().waitFor();
  await page.locator(usable).first().isEnabled();
  const untilUsable = [...wire.values()];
  await page.waitForLoadState('networkidle');
  await context.close();
  const all = [...wire.values()];
  return {
    requests: all.length,
    requestsUntilUsable: untilUsable.length,
    script: kilobytes(all, 'Script'),
    scriptUntilUsable: kilobytes(untilUsable, 'Script'),
    style: kilobytes(all, 'Stylesheet'),
    font: kilobytes(all, 'Font'),
    total: kilobytes(all),
  };
}

/** Of one kind, or of all. */
export function kilobytes(requests, type) {
  const counted = type ? requests.filter((one) => one.type === type) : requests;
  return Math.round(counted.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
}

/** Every request of a page with its kind and its bytes on the wire, headers included. */
export async function listen(page) {
  const wire = new Map();
  const protocol = await page.context().newCDPSession(page);
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:')) wire.set(requestId, { url: request.url, type, bytes: 0 });
  });
  protocol.on('Network.responseReceived', ({ requestId, type }) =>
    Object.assign(wire.get(requestId) ?? {}, { type }),
  );
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    Object.assign(wire.get(requestId) ?? {}, { bytes: encodedDataLength }),
  );
  await protocol.send('Network.enable');
  return wire;
}

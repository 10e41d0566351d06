import { expect, test } from '../../fixtures';
import { dayIn } from '../../fixtures/data/trip';
import { heic, pdfWith, photoOf, type Photo } from '../../fixtures/passes/photos';
import { passText } from '../../fixtures/passes/passText';

const photos: Photo[] = [
  { name: 'a screenshot' },
  { name: 'a JPEG', quality: 0.55 },
  { name: 'tilted by 5 degrees', turn: 5 },
  { name: 'tilted by -7 degrees', turn: -7, quality: 0.7 },
  { name: 'tilted by 12 degrees', turn: 12 },
  { name: 'tilted by -15 degrees', turn: -15, quality: 0.7 },
  { name: 'tilted by 19 degrees', turn: 19 },
  { name: 'blurred', blur: 1 },
  { name: 'dark', light: 0.3, quality: 0.7 },
  { name: 'upside down', turn: 180 },
  { name: 'on its side', turn: 90 },
  { name: 'dark and tilted', light: 0.4, turn: 9, quality: 0.6 },
  { name: 'with another code', beside: true },
  { name: 'QR', kind: 'qrcode' },
  { name: 'QR, tilted by 20 degrees', kind: 'qrcode', turn: 20 },
  { name: 'QR, tilted by 35 degrees', kind: 'qrcode', turn: 35, quality: 0.6 },
  { name: 'QR, blurred', kind: 'qrcode', blur: 2 },
  { name: 'QR, dark', kind: 'qrcode', light: 0.25 },
  { name: 'QR, upside down', kind: 'qrcode', turn: 175 },
  { name: 'QR with another', kind: 'qrcode', beside: true },
  { name: 'Aztec', kind: 'azteccode' },
  { name: 'Aztec, tilted', kind: 'azteccode', turn: 15 },
  { name: 'Aztec, blurred', kind: 'azteccode', blur: 1.5 },
  { name: 'Aztec, dark', kind: 'azteccode', light: 0.3, quality: 0.7 },
  { name: 'Aztec, upside down', kind: 'azteccode', turn: 180, quality: 0.5 },
];

test('at least 28 of 30 photos are read, or said to have no pass', async ({ page, anotherBrowser }) => {
  test.setTimeout(180_000);
  const table = await anotherBrowser();
  const date = dayIn(2);
  const passOf = (flight: string) => passText({ flight, date, from: 'DEL', to: 'JFK' });
  const files = await Promise.all(
    photos.map(async (photo, index) => {
      const flight = `AI${101 + index}`;
      const buffer = await photoOf(table, photo, passOf(flight));
      return { name: photo.name, buffer, says: `Filled in: ${flight}` };
    }),
  );
  const jpeg = await photoOf(table, { name: 'in a PDF', quality: 0.9 }, passOf('AI901'));
  files.push(
    { name: 'in a PDF', buffer: pdfWith(jpeg), says: 'Filled in: AI901' },
    { name: 'no code', buffer: await photoOf(table, { name: '' }), says: 'No code was found' },
    {
      name: 'only another code',
      buffer: await photoOf(table, { name: '', beside: true }),
      says: 'is not that of a boarding pass',
    },
    { name: 'HEIC', buffer: heic, says: 'cannot open HEIC photos' },
    { name: 'no picture', buffer: Buffer.from('not a picture'), says: 'could not be opened' },
  );
  expect(files).toHaveLength(30);

  await page.goto('/find/create');
  await page.getByRole('button', { name: 'Fill from a boarding pass' }).click();
  const reader = page.getByRole('group', { name: 'Boarding pass' });
  const failed: string[] = [];
  for (const { name, buffer, says } of files) {
    await reader
      .getByLabel('Choose a picture or PDF')
      .first()
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    const outcome = expect(page.getByRole('main')).toContainText(says, { timeout: 10_000 });
    await outcome.catch(() => failed.push(name));
  }
  expect(failed.length, failed.join(', ')).toBeLessThanOrEqual(2);
});

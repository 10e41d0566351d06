import { setTimeout as pause } from 'node:timers/promises';

export async function untilTextContains(
  expected: string,
  read: () => Promise<string>,
  timeoutMs = 5_000,
): Promise<string> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const text = await read();
    if (text.includes(expected)) return text;
    await pause(20);
  }
  throw new Error(`"${expected}" did not appear within ${timeoutMs / 1_000} seconds`);
}

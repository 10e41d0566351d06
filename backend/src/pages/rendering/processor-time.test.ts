import { expect, it } from '@jest/globals';
import { ofClock, processorMs } from './processor-time.js';

it('is what the process itself says, within some hundredths of a second', async () => {
  for (let steps = 2e8; steps > 0; steps -= 1);
  const { user, system } = process.cpuUsage();
  expect(Math.abs((await processorMs(process.pid)) - (user + system) / 1_000)).toBeLessThan(100);
});

it.each([
  ['  0:12.34\n', 12_340],
  ['01:02:03', 3_723_000],
])('is read from the clock of ps where there is no /proc: %s', (time, milliseconds) =>
  expect(ofClock(time)).toBeCloseTo(milliseconds),
);

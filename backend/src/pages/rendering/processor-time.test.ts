import { describe, expect, it } from '@jest/globals';
import { ofClock, processorMs } from './processor-time.js';

describe('the processor time of a process', () => {
  it('is what the process itself says, within some hundredths of a second', async () => {
    for (let steps = 2e8; steps > 0; steps -= 1);
    const own = () => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part / 1_000, 0);
    const before = own();
    const measured = await processorMs(process.pid);
    expect(measured).toBeGreaterThan(before - 100);
    // Other threads of the process work on while it is read.
    expect(measured).toBeLessThan(own() + 100);
  });

  it.each([
    ['  0:12.34\n', 12_340],
    ['01:02:03', 3_723_000],
  ])('is read from the clock of ps where there is no /proc: %s', (time, milliseconds) =>
    expect(ofClock(time)).toBeCloseTo(milliseconds),
  );
});

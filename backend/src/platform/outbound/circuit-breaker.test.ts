import { describe, expect, it } from '@jest/globals';
import { CircuitBreaker, CircuitOpen } from './circuit-breaker.js';

function breakerWithClock() {
  let time = 0;
  const breaker = new CircuitBreaker('mail', { after: 2, restMs: 1000, clock: () => time });
  const fail = () => breaker.run(() => Promise.reject(new Error('down')));
  return { breaker, fail, pass: (ms: number) => (time += ms) };
}

describe('a circuit breaker', () => {
  it('opens after two failures in a row', async () => {
    const { breaker, fail } = breakerWithClock();
    await expect(fail()).rejects.toThrow('down');
    await expect(fail()).rejects.toThrow('down');
    await expect(breaker.run(() => Promise.resolve('called'))).rejects.toThrow(CircuitOpen);
  });

  it('starts counting again after a success', async () => {
    const { breaker, fail } = breakerWithClock();
    await expect(fail()).rejects.toThrow('down');
    await breaker.run(() => Promise.resolve());
    await expect(fail()).rejects.toThrow('down');
    await expect(breaker.run(() => Promise.resolve('called'))).resolves.toBe('called');
  });

  it('lets one trial call through after the pause, and closes when it succeeds', async () => {
    const { breaker, fail, pass } = breakerWithClock();
    await expect(fail()).rejects.toThrow('down');
    await expect(fail()).rejects.toThrow('down');
    pass(1001);
    const gate = Promise.withResolvers<string>();
    const trial = breaker.run(() => gate.promise);
    await expect(breaker.run(() => Promise.resolve('second'))).rejects.toThrow(CircuitOpen);
    gate.resolve('back');
    await expect(trial).resolves.toBe('back');
    await expect(breaker.run(() => Promise.resolve('open to all'))).resolves.toBe('open to all');
  });

  it('opens again when the trial call fails', async () => {
    const { breaker, fail, pass } = breakerWithClock();
    await expect(fail()).rejects.toThrow('down');
    await expect(fail()).rejects.toThrow('down');
    pass(1001);
    await expect(fail()).rejects.toThrow('down');
    await expect(breaker.run(() => Promise.resolve())).rejects.toThrow(CircuitOpen);
  });

  it('does not count errors that are not the provider’s fault', async () => {
    const { breaker } = breakerWithClock();
    const refuse = () =>
      breaker.run(
        () => Promise.reject(new Error('no such number')),
        () => false,
      );
    await expect(refuse()).rejects.toThrow('no such number');
    await expect(refuse()).rejects.toThrow('no such number');
    await expect(breaker.run(() => Promise.resolve('called'))).resolves.toBe('called');
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pressed } from './press';

const fire = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('a press', () => {
  it('is over when what was pressed has heard of the click', async () => {
    const heard: string[] = [];
    const onClick = () => heard.push(pressed() ? 'pressed' : 'over');
    document.body.addEventListener('click', onClick, { once: true });
    expect(pressed()).toBeUndefined();
    fire('pointerdown');
    const press = pressed();
    fire('pointerup');
    expect(pressed()).toBe(press);
    fire('click');
    expect(heard).toEqual(['pressed']);
    expect(pressed()).toBeUndefined();
    await press;
  });

  it.each([
    ['is cancelled', 'pointercancel', 0],
    ['ends without a click', 'pointerup', 50],
    ['does not end', null, 1_000],
  ])('that %s holds nothing back for long', async (_how, event, after) => {
    fire('pointerdown');
    const press = pressed();
    if (event) fire(event);
    if (after) {
      jest.advanceTimersByTime(after - 1);
      expect(pressed()).toBe(press);
      jest.advanceTimersByTime(1);
    }
    expect(pressed()).toBeUndefined();
    await press;
  });

  it('of a second finger is a press of its own', async () => {
    fire('pointerdown');
    const first = pressed();
    fire('pointerdown');
    expect(pressed()).not.toBe(first);
    await first;
    fire('click');
    expect(pressed()).toBeUndefined();
  });
});

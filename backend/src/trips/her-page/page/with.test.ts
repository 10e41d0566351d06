import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';

const script = ['with-reading.js', 'with.js']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');
const page = `/with/${'a'.repeat(43)}`;

type Listener = (event?: object) => void;
type Screen = 'help' | 'landed';

interface Sent {
  url: string;
  answer: (status?: number) => Promise<void>;
  lose: () => Promise<void>;
}

/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What a phone keeps for the pages of a site. */
const memoryOf = (kept: Record<string, string> = {}) =>
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    removeItem: { value: (key: string) => delete kept[key] },
    setItem: { value: (key: string, value: unknown) => (kept[key] = String(value)) },
  });

const dateAt = (now: string) =>
  class extends Date {
    constructor() {
      super(now);
    }
  };

/** The page as a browser has loaded it, beside a network that answers when it is let. */
function openPage(localStorage: object | null = memoryOf(), now?: string) {
  const sent: Sent[] = [];
  const listeners = new Map<string, Listener>();
  const timers: { passed: Listener; after: number }[] = [];
  const every: Listener[] = [];
  const shown = { dataset: { waiting: 'It waits', failed: 'It failed' } };
  const outcomes: Record<Screen, { textContent: string }> = {
    help: { ...shown, textContent: '' },
    landed: { ...shown, textContent: '' },
  };
  const note = {
    dataset: { day: '2026-12-05', timezone: 'Asia/Kolkata', since: 'From Saturday at 20:13' },
    hidden: true,
    textContent: 'From 20:13',
  };
  const location = new URL(`https://amigo.example${page}`);
  const addEventListener = (kind: string, listener: Listener) => listeners.set(kind, listener);
  const fetch = (url: string) =>
    new Promise((resolve, reject) => {
      const answer = (status = 200) => (resolve({ ok: status < 400, status }), settle());
      sent.push({ url, answer, lose: () => (reject(new TypeError('Failed to fetch')), settle()) });
    });
  const document = {
    addEventListener,
    documentElement: { dataset: {} },
    getElementById: () => note,
    querySelectorAll: () => [],
    querySelector: (selector: string) => {
      if (selector === 'form') return { getAttribute: () => `${page}/help` };
      return outcomes[/^#(\w+) \.outcome$/.exec(selector)?.[1] as Screen] ?? null;
    },
  };
  const context = {
    AbortSignal,
    Date: now === undefined ? Date : dateAt(now),
    URL,
    XMLHttpRequest: class {
      abort() {}
      addEventListener() {}
      open() {}
      send() {}
    },
    addEventListener,
    clearInterval: () => {},
    clearTimeout: (timer: number) => timers.splice(timer - 1, 1, { passed: () => {}, after: 0 }),
    document,
    fetch,
    localStorage,
    location,
    navigator: {},
    scrollTo: () => {},
    setInterval: (passed: Listener) => every.push(passed),
    setTimeout: (passed: Listener, after: number) => timers.push({ passed, after }),
    window: {},
  };
  runInContext(script, createContext(context));
  return {
    location,
    loseNetwork: () => listeners.get('offline')?.(),
    note,
    outcomes,
    /** What the script has sent, by the name of its screen. */
    sent: () => sent.map(({ url }) => url.replace(`/api${page}/`, '')),
    last: (screen: Screen) => sent.findLast(({ url }) => url.endsWith(`/${screen}`))!,
    press: (screen: Screen) => {
      const target = { closest: () => ({ id: screen }) };
      listeners.get('submit')?.({ target, preventDefault: () => {} });
      return settle();
    },
    /** A few seconds. */
    pass: () => timers.forEach(({ passed }) => passed()),
    /** Whatever the page does again and again. */
    tick: () => {
      for (const passed of every.slice(1)) passed();
      return settle();
    },
  };
}

describe('a call for help', () => {
  it('is sent while a network keeps "I have landed" without an answer', async () => {
    const { last, outcomes, press, sent } = openPage();
    await press('landed');
    await press('help');
    expect(sent()).toEqual(['landed', 'help']);
    await last('help').lose();
    expect(outcomes.help.textContent).toBe('It waits');
  });

  it('says that it waits while a network does not answer', async () => {
    const { last, outcomes, pass, press } = openPage();
    await press('help');
    expect(outcomes.help.textContent).toBe('');
    pass();
    expect(outcomes.help.textContent).toBe('It waits');
    await last('help').answer();
    expect(outcomes.help.textContent).toBe('');
  });

  it('goes before a landing that waits, too, and once', async () => {
    const { last, outcomes, press, sent, tick } = openPage();
    await press('landed');
    await last('landed').lose();
    await press('help');
    await last('help').lose();
    await tick();
    await tick();
    expect(sent()).toEqual(['landed', 'help', 'help']);
    await last('help').answer();
    expect(sent()).toEqual(['landed', 'help', 'help', 'landed']);
    await last('landed').answer(429);
    expect(outcomes).toMatchObject({ help: { textContent: '' }, landed: { textContent: 'It failed' } });
    await tick();
    expect(sent()).toHaveLength(4);
  });

  it('is kept by a phone that closes the page, until it is sent', async () => {
    const phone = memoryOf();
    const before = openPage(phone);
    await before.press('landed');
    await before.press('help');
    await before.last('help').lose();
    const { last, location, outcomes, sent, tick } = openPage(phone);
    expect(location.hash).toBe('#help');
    expect(outcomes.help.textContent).toBe('It waits');
    expect(sent()).toEqual(['help']);
    await last('help').answer();
    await last('landed').answer();
    expect(phone).toEqual({});
    await tick();
    expect(sent()).toEqual(['help', 'landed']);
  });

  it('is not kept longer than a day, of any page', () => {
    const [yesterday, now] = [Date.now() - 25 * 3_600_000, Date.now()].map(String) as [string, string];
    const other = `waiting:/with/${'b'.repeat(43)}/help`;
    const phone = memoryOf({ [`waiting:${page}/help`]: yesterday, [other]: yesterday, other: '1' });
    expect(openPage(phone).sent()).toEqual([]);
    expect(phone).toEqual({ other: '1' });
    const fresh = memoryOf({ [other]: now });
    expect(openPage(fresh).sent()).toEqual([]);
    expect(fresh).toEqual({ [other]: now });
  });

  it('waits while the page is open where a phone keeps nothing', async () => {
    const { last, press, sent, tick } = openPage(null);
    await press('help');
    await last('help').lose();
    await tick();
    expect(sent()).toEqual(['help', 'help']);
  });
});

describe('a page without a network', () => {
  it.each([
    ['its time on its day', '2026-12-05T18:29:00Z', 'From 20:13'],
    ['its day, too, on another one there', '2026-12-05T18:31:00Z', 'From Saturday at 20:13'],
  ])('says %s', (_, now, said) => {
    const { loseNetwork, note } = openPage(memoryOf(), now);
    expect(note.hidden).toBe(true);
    loseNetwork();
    expect(note).toMatchObject({ hidden: false, textContent: said });
  });
});

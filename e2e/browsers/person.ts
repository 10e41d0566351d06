import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Engine, InputSource } from './engine';

/** Roles and names as in our page tests. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type Goal = { role: string; name: string } | { label: string } | { text: string };

interface Found {
  x: number;
  y: number;
  value: string | undefined;
}

/** What arrives late, such as the session, moves the rest: a click at the old place would miss. */
const stillLooks = 4;

const keys = { Enter: '\uE007', Escape: '\uE00C' };

/** A user of this browser, with its mouse and keyboard. */
export class Person {
  constructor(
    private readonly engine: Engine,
    private readonly site: string,
  ) {}

  goTo = (path: string) => this.engine.open(new URL(path, this.site).href);

  async press(role: string, name: string) {
    const { x, y } = await this.find({ role, name });
    await this.click(x, y);
  }

  async write(label: string, text: string) {
    const { x, y } = await this.find({ label });
    await this.click(x, y);
    await this.engine.call('() => document.activeElement.select?.()');
    await this.type(text);
  }

  hit = (key: keyof typeof keys) => this.type(keys[key]);

  /** Waits until this is on the page, and not below something else. */
  sees = (goal: Goal) => this.find(goal);

  path = () => this.engine.call('() => location.pathname + location.search') as Promise<string>;

  screenshot = () => this.engine.screenshot();

  private async find(goal: Goal): Promise<Found> {
    let found: Found | string = '';
    const places: string[] = [];
    const state = async () => {
      found = await this.look(goal);
      if (typeof found === 'string') return found;
      places.push(`${found.x} ${found.y}`);
      const last = places.slice(-stillLooks);
      return last.length === stillLooks && new Set(last).size === 1 ? 'found' : 'the page still moves';
    };
    await expect
      .poll(state, {
        message: JSON.stringify(goal),
        timeout: 60_000,
        intervals: [100],
      })
      .toBe('found');
    return found as unknown as Found;
  }

  private async look(goal: Goal): Promise<Found | string> {
    const isThere = await this.engine.call('() => typeof TestingLibraryDom === "object"');
    if (!isThere) await this.engine.call(`() => { ${library} }`);
    return (await this.engine.call(String(locate), goal)) as Found | string;
  }

  private async click(x: number, y: number) {
    await this.engine.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  private async type(text: string) {
    const actions = text.split('').flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    const keyboard: InputSource = { type: 'key', id: 'keyboard', actions };
    await this.engine.perform([keyboard]);
  }
}

/** Runs in the page: finds where to press, or why pressing is not possible yet. */
function locate(goal: Goal): Found | string {
  const page = globalThis as unknown as {
    TestingLibraryDom: {
      queryAllByRole: (root: Element, role: string, options: object) => HTMLElement[];
      queryAllByLabelText: (root: Element, text: RegExp) => HTMLElement[];
      queryAllByText: (root: Element, text: RegExp) => HTMLElement[];
    };
  };
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = page.TestingLibraryDom;
  const pattern = (words: string) => new RegExp(words);
  const all =
    'role' in goal
      ? queryAllByRole(document.body, goal.role, { name: pattern(goal.name) })
      : 'label' in goal
        ? queryAllByLabelText(document.body, pattern(goal.label))
        : queryAllByText(document.body, pattern(goal.text));
  const [element] = all.filter((one) => one.checkVisibility());
  if (!element) return 'it is not there';
  const { top: from, bottom: to } = element.getBoundingClientRect();
  // Only then: a second scroll to the same place may be a pixel off.
  if (from < 100 || to > innerHeight - 100) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  if ('text' in goal) return { x, y, value: undefined };
  if (
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
  )
    return 'something still moves';
  if (element.matches(':disabled')) return 'it is disabled';
  const above = document.elementFromPoint(x, y);
  const isReached =
    above &&
    (element.contains(above) || above.contains(element) || above.closest('label')?.contains(element));
  if (!isReached) return `it is below ${above?.outerHTML.slice(0, 120)}`;
  return { x, y, value: (element as HTMLInputElement).value };
}

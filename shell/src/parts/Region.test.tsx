import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { boot } from '../base/boot';
import { recordBeacons } from '../testing/beacons';
import { isFirstViewWhole } from './firstView';
import { ownPart, type Part } from './parts';
import { Region } from './Region';

const beacons = recordBeacons();
let consoleError: ReturnType<typeof jest.spyOn>;

// React also logs what a component throws to the console.
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => consoleError.mockRestore());

const show = (part: Part) => {
  render(
    <>
      <Region
        part={part}
        props={{ gate: 'A1' }}
        waiting={<p>One moment</p>}
        renderFailure={(tryAgain, error) => (
          <>
            <p>{String(error)}</p>
            <button onClick={tryAgain}>Try again</button>
          </>
        )}
      />
      <p>The rest of the page</p>
    </>,
  );
  return userEvent.setup();
};

const Gate = ({ gate }: { gate: string }) => <p>Boarding at {gate}</p>;

describe('a region of a page', () => {
  it('shows that it is loading, then the part', async () => {
    show(ownPart('/gate', () => Promise.resolve({ Gate })));
    screen.getByText('One moment');
    await screen.findByText('Boarding at A1');
  });

  it('waits while something is pressed', async () => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    show(ownPart('/pressed-gate', () => Promise.resolve({ Gate })));
    await new Promise((settle) => setTimeout(settle, 20));
    expect(screen.queryByText('Boarding at A1')).toBeNull();
    document.body.dispatchEvent(new Event('click', { bubbles: true }));
    await screen.findByText('Boarding at A1');
  });

  it('is shown at once the next time', async () => {
    const part = ownPart('/known-gate', () => Promise.resolve({ Gate }));
    await part.load();
    show(part);
    screen.getByText('Boarding at A1');
  });

  it('is shown when it arrives just after the skeleton was rendered', async () => {
    let looks = 0;
    const load = () => Promise.resolve(Gate);
    show({
      where: { where: 'page' },
      load,
      get ready() {
        looks += 1;
        return looks > 1 ? Gate : undefined;
      },
    } as Part);
    await screen.findByText('Boarding at A1');
  });

  it('that cannot be loaded is reported, leaves the rest intact, and can be tried again', async () => {
    let isOffline = true;
    const load = () => (isOffline ? Promise.reject(new Error('chunk 12 failed')) : Promise.resolve({ Gate }));
    const user = show(ownPart('/flaky-gate', load));

    const button = await screen.findByRole('button', { name: 'Try again' });
    screen.getByText('The rest of the page');
    screen.getByText('Error: chunk 12 failed');
    expect(await beacons.all()).toEqual([
      { url: '/api/client-errors', body: { where: 'page', message: 'chunk 12 failed', path: '/' } },
    ]);

    isOffline = false;
    await user.click(button);
    await screen.findByText('Boarding at A1');
  });

  it('that throws while rendering can be tried again too', async () => {
    let isBroken = true;
    const Moody = () => {
      if (isBroken) throw new Error('no gate');
      return <p>All is well</p>;
    };
    const user = show(ownPart('/moody', () => Promise.resolve({ Moody })));
    const button = await screen.findByRole('button', { name: 'Try again' });
    screen.getByText('The rest of the page');
    screen.getByText('Error: no gate');

    isBroken = false;
    await user.click(button);
    await screen.findByText('All is well');
  });
});

describe('the first view waits for a part no longer', () => {
  const untilWhole = () => waitFor(() => expect(isFirstViewWhole.get()).toBe(true));
  const inFirstView = (part: Part) => {
    boot.rendered = { parts: [part.key] } as typeof boot.rendered;
    isFirstViewWhole.set(false);
    return part;
  };
  afterEach(() => {
    delete boot.rendered;
    isFirstViewWhole.set(true);
  });

  it('that cannot be loaded', async () => {
    show(inFirstView(ownPart('/lost-gate', () => Promise.reject(new Error('chunk 13 failed')))));
    await untilWhole();
  });

  it('that throws', async () => {
    const Broken = () => {
      throw new Error('no gate');
    };
    show(inFirstView(ownPart('/broken-gate', () => Promise.resolve({ Broken }))));
    await untilWhole();
  });

  it('that left before its code was there', async () => {
    show(inFirstView(ownPart('/left-gate', () => new Promise(() => undefined))));
    expect(isFirstViewWhole.get()).toBe(false);
    cleanup();
    await untilWhole();
  });
});

describe('a part', () => {
  it('is the same for the same key, so that a page is loaded once', () => {
    const load = () => Promise.resolve({ Gate });
    expect(ownPart('/same', load)).toBe(ownPart('/same', load));
  });

  it('must export exactly one component', async () => {
    const two = ownPart('/two', () => Promise.resolve({ Gate, Another: Gate }));
    await expect(two.load()).rejects.toThrow('must export exactly one component');
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { recordBeacons } from '../testing/beacons';
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

import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { boot } from '../base/boot';
import { GiveEarlyInput } from './GiveEarlyInput';

const html = `<div id="root"><!--$--><label>Someone else<input type="radio" value="other"/></label>
<label>Name<input value=""/></label><p>there</p><!--/$--><!--$--><p>slot</p><!--/$--></div>`.replaceAll(
  '\n',
  '',
);

function Fields() {
  const [flies, setFlies] = useState('me');
  const [name, setName] = useState('');
  return (
    <>
      <label>
        Someone else
        <input
          type="radio"
          value="other"
          checked={flies === 'other'}
          onChange={({ target }) => setFlies(target.value)}
        />
      </label>
      <label>
        Name
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
    </>
  );
}

function loadedLater(text: string) {
  let load = () => {};
  const code = new Promise<{ default: ComponentType }>((settle) => {
    load = () => settle({ default: () => <p>{text}</p> });
  });
  return [lazy(() => code), () => load()] as const;
}

describe('input before hydration', () => {
  it('repeats what was chosen and typed while one part of the page was hydrated before the others', async () => {
    document.body.innerHTML = html;
    boot.rendered = {} as typeof boot.rendered;
    const [Late, loadLate] = loadedLater('there');
    const [Slot, loadSlot] = loadedLater('slot');
    await act(async () => {
      hydrateRoot(
        document.getElementById('root')!,
        <>
          <GiveEarlyInput />
          <Suspense>
            <Fields />
            <Late />
            <GiveEarlyInput />
          </Suspense>
          <Suspense>
            <Slot />
            <GiveEarlyInput />
          </Suspense>
        </>,
      );
    });
    await act(async () => loadSlot());
    const other = screen.getByLabelText<HTMLInputElement>('Someone else');
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    // As a browser does before any listener is called.
    other.checked = true;
    name.value = 'Lakshmi';
    await act(async () => loadLate());
    expect([other.checked, name.value]).toEqual([true, 'Lakshmi']);
    // What React has: it is shown again with the next rendering.
    await act(async () => name.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    const props = (element: Element) =>
      Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1] as Record<string, unknown>;
    expect(props(other)).toMatchObject({ checked: true });
    expect(props(name)).toMatchObject({ value: 'Lakshmi' });
  });

  it('has left the fields that were filled in before the next press', async () => {
    document.body.innerHTML =
      '<div id="root"><!--$--><label>To<input value=""/></label><button>Search</button><p>there</p><!--/$--></div>';
    boot.rendered = {} as typeof boot.rendered;
    const [Late, loadLate] = loadedLater('there');
    let chosen = '';
    let searched: string | undefined;
    function Search() {
      const [typed, setTyped] = useState('');
      return (
        <>
          <label>
            To
            <input
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={() => (chosen = typed)}
            />
          </label>
          <button onClick={() => (searched = chosen)}>Search</button>
        </>
      );
    }
    await act(async () => {
      hydrateRoot(
        document.getElementById('root')!,
        <Suspense>
          <Search />
          <Late />
          <GiveEarlyInput />
        </Suspense>,
      );
    });
    screen.getByLabelText<HTMLInputElement>('To').value = 'DEL';
    // A press that waits already comes before every timer.
    const timers = jest.spyOn(window, 'setTimeout').mockReturnValue(0 as never);
    await act(async () => loadLate());
    screen.getByRole('button').click();
    timers.mockRestore();
    expect(searched).toBe('DEL');
  });

  it('leaves a press to React that hydrates its part within it', async () => {
    document.body.innerHTML =
      '<div id="root"><!--$--><button>Menu<b>0</b></button><p>there</p><!--/$--></div>';
    boot.rendered = {} as typeof boot.rendered;
    const [Late, loadLate] = loadedLater('there');
    let presses = 0;
    await act(async () => {
      hydrateRoot(
        document.getElementById('root')!,
        <Suspense>
          <button onClick={() => (presses += 1)}>
            Menu<b>0</b>
          </button>
          <Late />
          <GiveEarlyInput />
        </Suspense>,
      );
    });
    const button = screen.getByRole('button');
    await act(async () => {
      loadLate();
      await Promise.resolve();
      globalThis.pressedEarly = button;
      button.querySelector('b')!.click();
      expect(presses).toBe(1);
    });
    await new Promise((settle) => setTimeout(settle));
    expect(presses).toBe(1);
  });
});

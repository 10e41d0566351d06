import { hasProgram, isTicked, repeatFocus, repeatInput, setUnseen, type Control } from './repeatInput';

type Goal = HTMLButtonElement | HTMLAnchorElement;
const goals = '#root :is(button, a[href])';

/**
 * Remembers the fields, buttons and links of server HTML that a client rendering is about to replace. The returned
 * function repeats the visitor's input in the new fields. Each part of the page calls it once it has mounted.
 */
export function inputBefore(root: HTMLElement): () => void {
  const address = location.pathname + location.search;
  const left = named(root.querySelectorAll<Control>('input, textarea, select'));
  const before = named(document.querySelectorAll<Goal>(goals));
  followPress(root, before);
  // The browser forgets it when the element is removed.
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !hasProgram(target)) focused = target;
  });
  return () => {
    if (location.pathname + location.search !== address) left.clear();
    const fields = named(document.querySelectorAll<Control>('#root :is(input, textarea, select)'));
    for (const [name, field] of left) {
      const same = fields.get(name);
      if (!same || !hasProgram(same)) continue;
      left.delete(name);
      if (field === focused) same.focus();
      else repeatFocus(same);
      repeat(field, same);
    }
    press(before);
  };
}

/** A field that a draft has filled keeps the draft. */
function repeat(before: Control, now: Control) {
  if (before instanceof HTMLSelectElement) {
    const isChosen = [...before.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected,
    );
    if (!isChosen) return;
    setUnseen(now, before.value);
  } else if (isTicked(before)) {
    if (before.checked === before.defaultChecked || !isTicked(now)) return;
    now.checked = before.checked;
  } else {
    if (before.value === before.defaultValue || now.value !== before.defaultValue) return;
    setUnseen(now, before.value);
  }
  repeatInput(now);
}

function press(before: ReadonlyMap<string, Goal>) {
  const pressed = globalThis.pressedEarly;
  const same = pressed && sameNow(pressed, before);
  if (!same || !hasProgram(same)) return;
  globalThis.pressedEarly = null;
  // Later, because a form sends what it has rendered.
  setTimeout(() => same.click());
}

/** A press lasts a tenth of a second. Browsers make no click of one whose goal was replaced meanwhile. */
function followPress(root: HTMLElement, before: ReadonlyMap<string, Goal>) {
  let held = [...root.querySelectorAll<Goal>(`:is(${goals}):active`)].at(-1) ?? null;
  root.addEventListener('mousedown', ({ button, target }) => {
    const goal = target instanceof Element && button === 0 ? target.closest<Goal>(goals) : null;
    held = goal && !hasProgram(goal) ? goal : null;
  });
  // A touch sends both events at its end, to what is there then.
  addEventListener('mouseup', ({ target }) => {
    const same = held && !held.isConnected && sameNow(held, before);
    held = null;
    if (same && target instanceof Node && same.contains(target)) same.click();
  });
}

function sameNow(goal: HTMLElement, before: ReadonlyMap<string, Goal>): Goal | undefined {
  const name = [...before].find(([, one]) => one === goal)?.[0];
  return name === undefined ? undefined : named(document.querySelectorAll<Goal>(goals)).get(name);
}

/** Keyed by what both renderings share. Names that React generated differ, and so may times in a link. */
function named<E extends Control | Goal>(elements: Iterable<E>): Map<string, E> {
  const all = new Map<string, E>();
  for (const element of elements) {
    const common = element instanceof HTMLAnchorElement ? `a ${element.href}` : nameOf(element);
    let number = 0;
    while (all.has(`${common} ${number}`)) number += 1;
    all.set(`${common} ${number}`, element);
  }
  return all;
}

function nameOf(element: Control | HTMLButtonElement): string {
  const { localName, type, name, labels, textContent } = element;
  const ownName = name.startsWith('_') ? '' : name;
  const text = localName === 'button' ? textContent : labels?.[0]?.textContent;
  const value = type === 'radio' || type === 'checkbox' ? element.value : '';
  return [localName, type, ownName, value, text].join(' ');
}

import { hasProgram, isTicked, repeatFocus, repeatInput, setUnseen, type Control } from './repeatInput';

/**
 * Remembers the fields and buttons of server HTML that a client rendering is about to replace. The returned function
 * repeats the visitor's input in the new fields. Each part of the page calls it once it has mounted.
 */
export function inputBefore(root: HTMLElement): () => void {
  const address = location.pathname + location.search;
  const left = named(root.querySelectorAll<Control>('input, textarea, select'));
  const buttons = named(root.querySelectorAll('button'));
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
    press(buttons);
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

function press(before: ReadonlyMap<string, HTMLElement>) {
  const pressed = globalThis.pressedEarly;
  const name = pressed && [...before].find(([, button]) => button === pressed)?.[0];
  const same = name && named(document.querySelectorAll<HTMLButtonElement>('#root button')).get(name);
  if (!same || !hasProgram(same)) return;
  globalThis.pressedEarly = null;
  // Later, because a form sends what it has rendered.
  setTimeout(() => same.click());
}

/** Keyed by what both renderings share. Names that React generated differ. */
function named<E extends Control | HTMLButtonElement>(elements: Iterable<E>): Map<string, E> {
  const all = new Map<string, E>();
  for (const element of elements) {
    const { localName, type, name, labels, textContent } = element;
    const ownName = name.startsWith('_') ? '' : name;
    const text = localName === 'button' ? textContent : labels?.[0]?.textContent;
    const value = type === 'radio' || type === 'checkbox' ? element.value : '';
    const common = [localName, type, ownName, value, text].join(' ');
    let number = 0;
    while (all.has(`${common} ${number}`)) number += 1;
    all.set(`${common} ${number}`, element);
  }
  return all;
}

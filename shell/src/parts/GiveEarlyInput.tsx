import { useLayoutEffect } from 'react';
import { useHydrated } from 'shared-ui';
import { boot } from '../base/boot';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  /** The button that was pressed last before the page's program was there; a script in the HTML notes it. */
  var pressedEarly: HTMLElement | null | undefined;
}

const seen = new WeakSet<Element>();

/** Once its part of the page has its program, repeats what the visitor typed and pressed there before. */
export function GiveEarlyInput() {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated || !boot.rendered) return;
    for (const control of document.querySelectorAll<Control>('#root :is(input, textarea, select)'))
      if (hasProgram(control)) {
        const isFirst = !seen.has(control);
        seen.add(control);
        // Another part may have been there first, while React was still taking over this one: then only React's value tells.
        if (!isFirst && !isControlled(control)) continue;
        if ((isFirst && control === document.activeElement) || isTyped(control)) repeatFocus(control);
        repeatInput(control);
      }
    const pressed = globalThis.pressedEarly;
    if (!pressed || !hasProgram(pressed)) return;
    globalThis.pressedEarly = null;
    pressed.removeAttribute('data-early');
    // Later, because a form sends what it has rendered.
    setTimeout(() => pressed.click());
  }, [isHydrated]);
  return null;
}

/** React has no name for it. It marks each element that it has taken over; the script in the HTML asks the same. */
const hasProgram = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/** What React has rendered last: what the visitor did before it took the element over is missing there. */
const rendered = (control: Control) =>
  (Object.entries(control).find(([key]) => key.startsWith('__reactProps'))?.[1] ?? {}) as {
    value?: string;
    checked?: boolean;
  };

const isControlled = (control: Control) =>
  (isTicked(control) ? rendered(control).checked : rendered(control).value) !== undefined;

const valueIn = (control: HTMLInputElement | HTMLTextAreaElement) =>
  rendered(control).value ?? control.defaultValue;

const isTyped = (control: Control) =>
  !(control instanceof HTMLSelectElement) && !isTicked(control) && control.value !== valueIn(control);

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** Fields load with it what they need for an answer. */
const repeatFocus = (control: Control) => control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

function repeatInput(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const { value } = rendered(control);
    const isChosen =
      value === undefined
        ? [...control.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
        : value === control.value;
    if (!isChosen) control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (isTicked(control)) {
    const { checked = control.defaultChecked } = rendered(control);
    if (control.checked === checked) return;
    if (control.type === 'radio' && !control.checked) return;
    control.checked = checked;
    return control.click();
  }
  const { value } = control;
  if (value === valueIn(control)) return;
  // React compares with the value that was set last through the element itself.
  control.value = valueIn(control);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // Later, because a field that is left reads what it got before.
  setTimeout(() => {
    if (document.activeElement === control) return;
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

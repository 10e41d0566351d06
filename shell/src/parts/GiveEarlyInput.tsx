import { useLayoutEffect } from 'react';
import { useHydrated } from 'shared-ui';
import { boot } from '../base/boot';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  /** The button that was pressed last before the page's program was there; a script in the HTML notes it. */
  var pressedEarly: HTMLElement | null | undefined;
}

const given = new WeakSet<Element>();

/** Once its part of the page has its program, repeats what the visitor typed and pressed there before. */
export function GiveEarlyInput() {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated || !boot.rendered) return;
    for (const control of document.querySelectorAll<Control>('#root :is(input, textarea, select)'))
      if (hasProgram(control) && !given.has(control)) {
        given.add(control);
        if (control === document.activeElement || isTyped(control)) repeatFocus(control);
        repeatInput(control);
      }
    const pressed = globalThis.pressedEarly;
    if (!pressed || !hasProgram(pressed)) return;
    globalThis.pressedEarly = null;
    // Later, because a form sends what it has rendered.
    setTimeout(() => pressed.click());
  }, [isHydrated]);
  return null;
}

/** React has no name for it. It marks each element that it has taken over; the script in the HTML asks the same. */
const hasProgram = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

const isTyped = (control: Control) =>
  !(control instanceof HTMLSelectElement) && !isTicked(control) && control.value !== control.defaultValue;

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** Fields load with it what they need for an answer. */
const repeatFocus = (control: Control) => control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

function repeatInput(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const isChosen = [...control.options].every(
      ({ selected, defaultSelected }) => selected === defaultSelected,
    );
    if (!isChosen) control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (isTicked(control)) {
    if (control.checked === control.defaultChecked) return;
    if (control.type === 'radio' && !control.checked) return;
    control.checked = control.defaultChecked;
    return control.click();
  }
  const { value, defaultValue } = control;
  if (value === defaultValue) return;
  // React compares with the value that was set last through the element itself.
  control.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // Later, because a field that is left reads what it got before.
  setTimeout(() => {
    if (document.activeElement === control) return;
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether React has hydrated this element. There is no public API for it; the inline script checks the same key. */
export const hasProgram = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

/** The props that React rendered last. Input from before hydration is missing there. */
const rendered = (control: Control) =>
  (Object.entries(control).find(([key]) => key.startsWith('__reactProps'))?.[1] ?? {}) as {
    value?: string;
    checked?: boolean;
  };

export const isControlled = (control: Control) =>
  (isTicked(control) ? rendered(control).checked : rendered(control).value) !== undefined;

const valueIn = (control: HTMLInputElement | HTMLTextAreaElement) =>
  rendered(control).value ?? control.defaultValue;

export const isTyped = (control: Control) =>
  !(control instanceof HTMLSelectElement) && !isTicked(control) && control.value !== valueIn(control);

export const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** Fields load what they need on focus. */
export const repeatFocus = (control: Control) =>
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

export function repeatInput(control: Control) {
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
  setUnseen(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // Later, because a field that is left reads what it got before; but before the next press of the visitor, which may
  // already wait: a search that does not know what was typed is refused.
  queueMicrotask(() => {
    if (document.activeElement === control) return;
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

/** Bypasses React's value tracker, as the visitor's own typing does. */
export const setUnseen = (control: Control, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);

import { useLayoutEffect } from 'react';
import { useHydrated } from 'shared-ui';
import { boot } from '../base/boot';
import { hasProgram, isControlled, isTyped, repeatFocus, repeatInput, type Control } from './repeatInput';

declare global {
  /** The button that was pressed last before the page's program was there; a script in the HTML notes it. */
  var pressedEarly: HTMLElement | null | undefined;
}

const seen = new WeakSet<Element>();

let giveCarriedInput: (() => void) | undefined;

/** For a page that is rendered again instead of hydrated: runs in each part that mounts. */
export function carryInput(give: () => void) {
  giveCarriedInput = give;
}

/** React hydrates a part within the press on it, and then handles the press itself. */
function isBeingPressed(button: HTMLElement): boolean {
  const { event } = globalThis;
  return event?.type === 'click' && event.target instanceof Node && button.contains(event.target);
}

/** Once its part of the page has its program, repeats what the visitor typed and pressed there before. */
export function GiveEarlyInput() {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    giveCarriedInput?.();
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
    if (isBeingPressed(pressed)) return;
    // Later, because a form sends what it has rendered.
    setTimeout(() => pressed.click());
  }, [isHydrated]);
  return null;
}

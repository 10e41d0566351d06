/** A press that ends without a click is a scroll or a selection. */
const withoutClick = 50;
const longest = 1_000;

let press: Promise<void> | undefined;
let end = () => {};

function begin() {
  end();
  const mine = new Promise<void>((settle) => {
    const timer = setTimeout(() => end(), longest);
    end = () => {
      clearTimeout(timer);
      if (press === mine) press = undefined;
      settle();
    };
  });
  press = mine;
}

if (typeof document !== 'undefined') {
  const passive = { capture: true, passive: true };
  addEventListener('pointerdown', begin, passive);
  addEventListener('pointercancel', () => end(), passive);
  addEventListener('pointerup', () => setTimeout(end, withoutClick), passive);
  // Not while it is captured: what was pressed must hear of it first.
  addEventListener('click', () => end());
}

/** What has arrived waits for it, because it could move what is under the finger. Undefined while nothing is pressed. */
export const pressed = (): Promise<void> | undefined => press;

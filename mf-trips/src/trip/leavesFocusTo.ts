type Place = HTMLElement | null;

/**
 * A ref for what disappears once a button in it was pressed: the focus goes on to another place. A focus that is
 * elsewhere by then stays there.
 */
export const leavesFocusTo = (next: () => Place) => (gone: HTMLElement | null) => () => {
  const focused = document.activeElement;
  if (!gone?.contains(focused)) return;
  const isSeen = focused?.matches(':focus-visible');
  // After React has changed the page.
  queueMicrotask(() => {
    const place = document.activeElement === document.body ? next() : null;
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    // The page does not move under a finger or a mouse.
    place.focus({ preventScroll: !isSeen });
  });
};

export const pageHeading = (): Place =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');

export const leavesFocusToHeading = leavesFocusTo(pageHeading);

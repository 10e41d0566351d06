import { VisuallyHidden } from 'shared-ui';
import { createSignal, useSignal } from '../base/signal';

const words = createSignal('');

/** Says something to whoever listens to the page instead of looking at it. */
export const announce = words.set;

export function Announcer() {
  return <VisuallyHidden aria-live="polite">{useSignal(words)}</VisuallyHidden>;
}

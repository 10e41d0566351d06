import { VisuallyHidden } from 'shared-ui';
import { createSignal, useSignal } from '../base/signal';

const announcement = createSignal('');

export const announce = announcement.set;

export function Announcer() {
  return <VisuallyHidden aria-live="polite">{useSignal(announcement)}</VisuallyHidden>;
}

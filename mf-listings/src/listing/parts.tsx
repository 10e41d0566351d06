import { VisuallyHidden } from 'shared-ui';

/** For `withParts`: what only screen readers hear. */
export const hiddenPart = { hidden: (text: string) => <VisuallyHidden>{text}</VisuallyHidden> };

export const boldPart = { b: (text: string) => <b>{text}</b> };

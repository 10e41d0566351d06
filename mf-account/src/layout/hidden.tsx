import { VisuallyHidden } from 'shared-ui';

/** A part of a button's words that only screen readers need, because the row shows it: `Remove<hidden> my phone</hidden>`. */
export const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;

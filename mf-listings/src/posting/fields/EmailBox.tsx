import type { Control } from './control';
import { TextBox } from './TextBox';

/** Whoever is logged in posts with the address of their account. */
export function EmailBox({ isOwn, hint, ...box }: Control & { isOwn: boolean; hint: string }) {
  return (
    <TextBox
      {...box}
      label="Email"
      required
      type="email"
      inputMode="email"
      autoComplete="email"
      readOnly={isOwn}
      hint={isOwn ? 'The address of your account. Nobody sees it before they ask to connect.' : hint}
    />
  );
}

import type { Control, Words } from './control';
import { TextBox } from './TextBox';

const mostDigits = 4;

/** Whole dollars: only the digits of what is typed arrive, and of a pasted "$17.50" the 17. */
const dollars = (text: string) => text.replace(/\..*|\D/g, '').slice(0, mostDigits);

export function DollarBox({ onChange, ...box }: Control & Words & { placeholder?: string }) {
  return (
    <TextBox
      {...box}
      onChange={(text) => onChange(dollars(text))}
      inputMode="numeric"
      autoComplete="off"
      leading="$"
    />
  );
}

import { Button, Notice } from 'shared-ui';
import { words } from '../words';

/** Replaces a part of the page whose data could not be loaded, which the text names. */
export function LoadFailed({ text, onTryAgain }: { text: string; onTryAgain: () => void }) {
  return (
    <Notice tone="error" action={<Button onClick={onTryAgain}>{words.tryAgain}</Button>}>
      {text}
    </Notice>
  );
}

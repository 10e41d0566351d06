import { Button, Notice } from 'shared-ui';

/** A part of the page whose data did not come. */
export function LoadFailed({ what, onTryAgain }: { what: string; onTryAgain: () => void }) {
  return (
    <Notice tone="error" action={<Button onClick={onTryAgain}>Try again</Button>}>
      We could not load {what}.
    </Notice>
  );
}

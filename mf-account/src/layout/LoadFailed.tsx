import { Button, Notice } from 'shared-ui';

/** Replaces a part of the page whose data could not be loaded. */
export function LoadFailed({ what, onTryAgain }: { what: string; onTryAgain: () => void }) {
  return (
    <Notice tone="error" action={<Button onClick={onTryAgain}>Try again</Button>}>
      We could not load {what}.
    </Notice>
  );
}

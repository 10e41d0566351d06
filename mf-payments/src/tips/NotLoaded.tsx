import { Button, Notice } from 'shared-ui';

interface NotLoadedProps {
  what: string;
  isBusy: boolean;
  onTryAgain: () => void;
}

/** A part of the profile whose data did not come. */
export function NotLoaded({ what, isBusy, onTryAgain }: NotLoadedProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button busy={isBusy} onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      We could not load {what}.
    </Notice>
  );
}

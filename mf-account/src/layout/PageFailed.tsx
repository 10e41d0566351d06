import { sentenceOf } from 'shell/host';
import { Button, EmptyState, LostDrawing } from 'shared-ui';

interface PageFailedProps {
  error: unknown;
  onTryAgain: () => void;
}

/** Replaces a page whose data could not be loaded. */
export const PageFailed = ({ error, onTryAgain }: PageFailedProps) => (
  <EmptyState
    drawing={<LostDrawing />}
    level={1}
    title="This page could not be loaded"
    action={
      <Button variant="primary" onClick={onTryAgain}>
        Try again
      </Button>
    }
  >
    {sentenceOf(error, 'Please try again in a moment.')}
  </EmptyState>
);

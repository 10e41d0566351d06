import { sentenceOf } from 'shell/host';
import { Button, EmptyState, LostDrawing } from 'shared-ui';
import { words } from '../words';

interface PageFailedProps {
  error: unknown;
  onTryAgain: () => void;
}

/** Replaces a page whose data could not be loaded. */
export const PageFailed = ({ error, onTryAgain }: PageFailedProps) => (
  <EmptyState
    drawing={<LostDrawing />}
    level={1}
    title={words.pageNotLoaded}
    action={
      <Button variant="primary" onClick={onTryAgain}>
        {words.tryAgain}
      </Button>
    }
  >
    {sentenceOf(error, words.pleaseTryAgainSoon)}
  </EmptyState>
);

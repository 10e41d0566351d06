import { Button } from '../actions/Button';
import { Notice } from './Notice';

/** In place of a part of a page whose code did not arrive. */
export const PartFailure = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Notice tone="error" action={<Button onClick={onTryAgain}>Try again</Button>}>
    This part could not be loaded. Check your connection and try again.
  </Notice>
);

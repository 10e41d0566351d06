import { Button } from '../actions/Button';
import { Notice } from './Notice';
import { words } from '../words';

/** In place of a part of a page whose code did not arrive. */
export const PartFailure = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <Notice tone="error" action={<Button onClick={onTryAgain}>{words.tryAgain}</Button>}>
    {words.partFailed}
  </Notice>
);

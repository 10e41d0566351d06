import { Button, Notice } from 'shared-ui';
import { words } from '../words';

export function ListingsError({ onTryAgain }: { onTryAgain: () => unknown }) {
  return (
    <Notice tone="error" action={<Button onClick={() => void onTryAgain()}>{words.tryAgain}</Button>}>
      {words.listingsFailed}
    </Notice>
  );
}

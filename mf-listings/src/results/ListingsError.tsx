import { Button, Notice } from 'shared-ui';

export function ListingsError({ onTryAgain }: { onTryAgain: () => unknown }) {
  return (
    <Notice tone="error" action={<Button onClick={() => void onTryAgain()}>Try again</Button>}>
      Error loading Amigos. Please try again later.
    </Notice>
  );
}

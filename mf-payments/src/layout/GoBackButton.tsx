import { Button, type ButtonLook } from 'shared-ui';
import { words } from '../words';
import { useGoBack } from './useGoBack';

export function GoBackButton({ variant }: Pick<ButtonLook, 'variant'>) {
  const goBack = useGoBack();
  return (
    <Button variant={variant} onClick={goBack}>
      {words.goBack}
    </Button>
  );
}

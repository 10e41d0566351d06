import { Link } from 'react-router-dom';
import { openLogin, useMe } from 'shell/host';
import { Button, type ButtonProps } from 'shared-ui';
import { words } from '../words';

/** Leads to the notification settings, which are in the profile. */
export function AllMails({ variant }: Pick<ButtonProps, 'variant'>) {
  const { me } = useMe();
  if (!me) {
    return (
      <Button variant={variant} onClick={() => openLogin({ goTo: '/profile' })}>
        {words.logInToChooseMails}
      </Button>
    );
  }
  return (
    <Button asChild variant={variant}>
      <Link to="/profile">{words.chooseMails}</Link>
    </Button>
  );
}

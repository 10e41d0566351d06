import { Link } from 'react-router-dom';
import { openLogin, useMe } from 'shell/host';
import { Button, type ButtonProps } from 'shared-ui';

/** Leads to the notification settings, which are in the profile. */
export function AllMails({ variant }: Pick<ButtonProps, 'variant'>) {
  const { me } = useMe();
  if (!me) {
    return (
      <Button variant={variant} onClick={() => openLogin({ goTo: '/profile' })}>
        Log in to choose your mails
      </Button>
    );
  }
  return (
    <Button asChild variant={variant}>
      <Link to="/profile">Choose your mails</Link>
    </Button>
  );
}

import { Link } from 'react-router-dom';
import { openLogin, useMe } from 'shell/host';
import { Button, type ButtonProps } from 'shared-ui';
import { words } from '../words';

/** Leads to the notification settings. */
export function AllMails({ variant }: Pick<ButtonProps, 'variant'>) {
  const { me } = useMe();
  if (!me) {
    return (
      <Button variant={variant} onClick={() => openLogin({ goTo: '/settings?part=notifications' })}>
        {words.logInToChooseMails}
      </Button>
    );
  }
  return (
    <Button asChild variant={variant}>
      <Link to="/settings?part=notifications">{words.chooseMails}</Link>
    </Button>
  );
}

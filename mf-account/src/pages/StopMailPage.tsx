import { mailboxSwitch, mailSwitch } from 'backend/contract/account/notifications';
import { Navigate, useLocation } from 'react-router-dom';
import { PageNeedsScript } from 'shell/forms';
import { EmptyState, LetterDrawing, useHydrated } from 'shared-ui';
import { AllMails } from '../settings/AllMails';
import { StopMailbox } from '../settings/StopMailbox';
import { StopMail } from '../settings/StopMail';
import { words } from '../words';

const link = mailSwitch.pick({ token: true });
const mailboxLink = mailboxSwitch.pick({ token: true });

interface Links {
  token: string | null;
  mailbox: { token: string | null; allow: boolean };
}

/** The target of the unsubscribe links in our mails. The token is in the fragment, which no server and no log sees. */
export function StopMailPage() {
  const { pathname, hash, state } = useLocation();
  const isHydrated = useHydrated();
  // The server does not know the fragment, so it cannot say what this link is.
  if (!isHydrated) return <PageNeedsScript />;
  if (hash) {
    const params = new URLSearchParams(hash.slice(1));
    const mailbox = { token: params.get('mailbox'), allow: params.has('allow') };
    // The token also leaves the address bar, so that it cannot be shared by accident.
    return <Navigate to={pathname} state={{ token: params.get('token'), mailbox }} replace />;
  }
  const { token, mailbox } = (state ?? {}) as Partial<Links>;
  const { data } = link.safeParse({ token });
  if (data) return <StopMail token={data.token} />;
  const { data: ofMailbox } = mailboxLink.safeParse({ token: mailbox?.token });
  if (ofMailbox) return <StopMailbox token={ofMailbox.token} allow={mailbox?.allow ?? false} />;
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title={words.incompleteLink}
      action={<AllMails variant="primary" />}
    >
      {words.openFromMailOrChoose}
    </EmptyState>
  );
}

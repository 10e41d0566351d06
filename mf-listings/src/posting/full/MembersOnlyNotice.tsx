import { phoneMissing } from 'backend/contract/listings/posting';
import { Link } from 'react-router-dom';
import { useMe } from 'shell/host';
import { Button, Notice } from 'shared-ui';

/** Says before the first field who may publish: members with a verified phone number. */
export function MembersOnlyNotice({ onLogIn }: { onLogIn: () => void }) {
  const { me, isLoading } = useMe();
  if (me?.verified || isLoading) return null;
  if (me) {
    return (
      <Notice
        tone="warning"
        title={phoneMissing}
        action={<Link to="/verification">Verify Phone Number</Link>}
      >
        It takes a minute. What you type here stays until you come back.
      </Notice>
    );
  }
  return (
    <Notice title="Log in to create a listing" action={<Button onClick={onLogIn}>Log In</Button>}>
      All you need is an email address. What you type here stays.
    </Notice>
  );
}

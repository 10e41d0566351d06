import { Link } from 'react-router-dom';
import { useMe } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { words } from '../../words';

/** Says before the first field who may publish: members with a verified phone number. */
export function MembersOnlyNotice({ onLogIn, className }: { onLogIn: () => void; className?: string }) {
  const { me, isLoading } = useMe();
  if (me?.verified || isLoading) return null;
  if (me) {
    return (
      <Notice
        tone="warning"
        title={words.phoneMissing}
        action={<Link to="/verification">{words.verifyPhone}</Link>}
      >
        {words.phoneNeeded}
      </Notice>
    );
  }
  return (
    <Notice
      className={className}
      title={words.logInToCreate}
      action={<Button onClick={onLogIn}>{words.logIn}</Button>}
    >
      {words.logInToCreateHint}
    </Notice>
  );
}

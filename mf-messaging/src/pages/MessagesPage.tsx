import { openLogin, useMe } from 'shell/host';
import { SignedOut } from 'shared-ui';
import { words } from '../words';
import { Messages } from './Messages';

export function MessagesPage() {
  const { me, isLoading } = useMe();
  if (me) return <Messages key={me.id} me={me.id} />;
  return isLoading ? null : <SignedOut onLogIn={() => openLogin()}>{words.logInToRead}</SignedOut>;
}

import { boot, openLogin, useMe } from 'shell/host';
import { SignedOut } from 'shared-ui';
import { KeptMessages } from './KeptMessages';
import { words } from '../words';
import { Messages } from './Messages';

export function MessagesPage() {
  const { me, isLoading } = useMe();
  // Not a part of its own: without a network nothing is loaded.
  if (boot.offline) return <KeptMessages />;
  if (me) return <Messages key={me.id} me={me.id} />;
  return isLoading ? null : <SignedOut onLogIn={() => openLogin()}>{words.logInToRead}</SignedOut>;
}

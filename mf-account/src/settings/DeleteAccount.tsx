import { Button, Notice, usePart } from 'shared-ui';
import { Section } from '../layout/Section';
import { words } from '../words';
import rows from './rows.module.css';

export function DeleteAccount({ email }: { email: string }) {
  const dialog = usePart(() => import('./DeleteAccountDialog'));
  return (
    <Section title={words.deleteAccount} anchor="delete" description={words.deleteAccountHint}>
      <Button className={rows.action} busy={dialog.state === 'loading'} onClick={dialog.open}>
        {words.deleteAccount}
      </Button>
      {dialog.state === 'failed' && <Notice tone="error">{words.couldNotOpen}</Notice>}
      {dialog.part && <dialog.part.DeleteAccountDialog email={email} onClose={dialog.close} />}
    </Section>
  );
}

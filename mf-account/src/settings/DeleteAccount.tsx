import { Button, Notice, usePart } from 'shared-ui';
import { Section } from '../layout/Section';
import rows from './rows.module.css';

export function DeleteAccount({ email }: { email: string }) {
  const dialog = usePart(() => import('./DeleteAccountDialog'));
  return (
    <Section
      title="Delete account"
      anchor="delete"
      description="Your profile and your listings are removed for good. What others received from you stays with them, from a “Former member”."
    >
      <Button className={rows.action} busy={dialog.state === 'loading'} onClick={dialog.open}>
        Delete account
      </Button>
      {dialog.state === 'failed' && (
        <Notice tone="error">This could not be opened. Check your connection and try again.</Notice>
      )}
      {dialog.part && <dialog.part.DeleteAccountDialog email={email} onClose={dialog.close} />}
    </Section>
  );
}

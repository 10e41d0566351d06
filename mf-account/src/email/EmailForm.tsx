import { newEmail, type NewEmail } from 'backend/contract/account/email';
import { useState } from 'react';
import { useForm } from 'shell/forms';
import { useMe } from 'shell/host';
import { Button, Field, Notice, TextInput } from 'shared-ui';
import { isProofNeeded } from '../proof/isProofNeeded';
import { ProofStep } from '../proof/ProofStep';
import { words } from '../words';
import styles from './EmailAddress.module.css';
import { useChangeEmailMutation } from './email-api';

interface EmailFormProps {
  onSent: () => void;
  onCancel: () => void;
}

export function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const [isProving, setProving] = useState(false);
  const [change] = useChangeEmailMutation();
  const { me } = useMe();
  const form = useForm({
    start: { email: '' },
    // The form is sent again after the proof.
    stays: ['email'],
    check: (values) => newEmail.safeParse(values),
    async send(request: NewEmail) {
      const { error } = await change(request);
      setProving(isProofNeeded(error));
      if (isProofNeeded(error)) return;
      if (error) throw error;
      onSent();
    },
  });

  if (isProving) {
    return (
      <ProofStep
        purpose="change-email"
        onProven={() => void form.submit()}
        onCancel={onCancel}
        offersPhone={me?.verified ?? false}
      >
        {words.proofByPasskey}
      </ProofStep>
    );
  }
  return (
    <form {...form.element} className={styles.form}>
      <Field label={words.newEmail} error={form.issues['email']} hint={words.newEmailHint}>
        <TextInput {...form.input('email')} type="email" dir="ltr" autoComplete="email" autoFocus />
      </Field>
      {form.refusal && <Notice tone="error">{form.refusal}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {words.sendCode}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

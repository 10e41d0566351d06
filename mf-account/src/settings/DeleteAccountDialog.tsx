import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForm } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { Button, Dialog, Field, TextInput } from 'shared-ui';
import { useDeleteAccountMutation } from '../api';
import { isProofNeeded } from '../proof/isProofNeeded';
import { ProofStep } from '../proof/ProofStep';
import { words } from '../words';
import styles from './DeleteAccountDialog.module.css';

const formId = 'delete-account';

export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [isProving, setProving] = useState(false);
  const [remove] = useDeleteAccountMutation();
  const navigate = useNavigate();

  const form = useForm({
    start: { email: '' },
    // The form is sent again after the proof.
    stays: ['email'],
    check: (values) =>
      values.email.trim().toLowerCase() === email
        ? { success: true, data: { email } }
        : { success: false, error: { issues: [wrongAddress(email)] } },
    async send(request: { email: string }) {
      const { error } = await remove(request);
      setProving(isProofNeeded(error));
      if (isProofNeeded(error)) return;
      if (error) return { email: sentenceOf(error, words.accountNotDeleted) };
      toast({
        title: words.accountDeleted,
        description: words.accountDeletedHint,
      });
      await navigate('/');
    },
  });

  if (isProving) {
    return (
      <Dialog open onOpenChange={onClose} title={words.confirmItIsYou}>
        <ProofStep purpose="delete-account" onProven={() => void form.submit()} onCancel={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.deleteAccountTitle}
      description={words.deleteAccountWarning}
      footer={
        <>
          <Button onClick={onClose}>{words.keepAccount}</Button>
          <Button variant="danger" type="submit" form={formId} busy={form.isBusy}>
            {words.deleteForGood}
          </Button>
        </>
      }
    >
      <form {...form.element} id={formId}>
        <Field label={words.typeYourEmail(email)} className={styles.field} error={form.issues['email']}>
          <TextInput {...form.input('email')} type="email" dir="ltr" autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}

const wrongAddress = (email: string) => ({ path: 'email', message: words.typeEmailToDelete(email) });

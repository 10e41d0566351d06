import { useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError, toast } from 'shell/host';
import { Button, Dialog, Field, TextInput } from 'shared-ui';
import { useDeleteAccountMutation } from '../api';
import { isProofNeeded } from '../proof/isProofNeeded';
import { ProofStep } from '../proof/ProofStep';
import styles from './DeleteAccountDialog.module.css';

const formId = 'delete-account';

export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<ReactNode>();
  const [isProving, setProving] = useState(false);
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const navigate = useNavigate();
  const address = <span className={styles.address}>{email}</span>;

  const deleteAccount = async () => {
    const { error } = await remove({ email });
    if (isProofNeeded(error)) return setProving(true);
    setProving(false);
    if (error) {
      return setProblem(
        (isApiError(error) && error.serverMessage) || 'The account could not be deleted. Please try again.',
      );
    }
    toast({
      title: 'Account deleted',
      description: 'Your account, your profile and your listings are gone.',
    });
    await navigate('/');
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== email) return setProblem(<>Type {address} to delete this account</>);
    void deleteAccount();
  };

  if (isProving) {
    return (
      <Dialog open onOpenChange={onClose} title="Confirm that it is you">
        <ProofStep purpose="delete-account" onProven={() => void deleteAccount()} onCancel={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      description="This cannot be undone. You may want to download your data first."
      footer={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          <Button variant="danger" type="submit" form={formId} busy={isLoading}>
            Delete for good
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={<>Type your email address to go on: {address}</>} error={problem}>
          <TextInput
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

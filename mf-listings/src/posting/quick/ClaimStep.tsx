import { CodeForm } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { Card } from 'shared-ui';
import { useClaimListingMutation, useResendClaimCodeMutation } from '../../api/guest-listings';
import styles from './ClaimStep.module.css';

interface ClaimStepProps {
  /** The id of the login attempt whose code was mailed. */
  attempt: string;
  email: string;
  noun: string;
}

/** The code from the mail logs the visitor in and makes the listing theirs. */
export function ClaimStep({ attempt, email, noun }: ClaimStepProps) {
  const [claim] = useClaimListingMutation();
  const [resend] = useResendClaimCodeMutation();

  const submit = async (code: string) => {
    const { error } = await claim({ code, userId: attempt });
    if (!error) return toast({ title: 'Login successful', description: 'You are now logged in' });
    const sentence = sentenceOf(error, 'Failed to login. Please try again.');
    toast({ title: 'Login failed', description: sentence, variant: 'destructive' });
    return sentence;
  };

  return (
    <Card className={styles.sheet}>
      <h2 className={styles.title}>Let travelers contact you</h2>
      <p>
        We sent a code to <b className={styles.email}>{email}</b>. Enter it, and the {noun} is yours:
        travelers can ask for your contact. Without the code it disappears after 72 hours. The same mail has a
        link that removes it.
      </p>
      <CodeForm
        className={styles.code}
        by="mail"
        hint="6 digits. The code works for 10 minutes."
        submitLabel="Verify"
        layout="row"
        submitsItself
        onSubmit={submit}
        onResend={() => resend({ userId: attempt })}
      />
    </Card>
  );
}

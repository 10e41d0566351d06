import { CodeForm } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { Card, withParts } from 'shared-ui';
import { useClaimListingMutation, useResendClaimCodeMutation } from '../../api/guest-listings';
import { words } from '../../words';
import styles from './ClaimStep.module.css';

const emailPart = { email: (text: string) => <b className={styles.email}>{text}</b> };

interface ClaimStepProps {
  /** The id of the login attempt whose code was mailed. */
  attempt: string;
  email: string;
  codeSent: (email: string) => string;
}

/** The code from the mail logs the visitor in and makes the listing theirs. */
export function ClaimStep({ attempt, email, codeSent }: ClaimStepProps) {
  const [claim] = useClaimListingMutation();
  const [resend] = useResendClaimCodeMutation();

  const submit = async (code: string) => {
    const { error } = await claim({ code, userId: attempt });
    if (!error) return toast({ title: words.loggedIn, description: words.loggedInHint });
    const sentence = sentenceOf(error, words.loginFailedHint);
    toast({ title: words.loginFailed, description: sentence, variant: 'destructive' });
    return sentence;
  };

  return (
    <Card className={styles.sheet}>
      <h2 className={styles.title}>{words.letThemContact}</h2>
      <p>{withParts(codeSent(email), emailPart)}</p>
      <CodeForm
        className={styles.code}
        by="mail"
        hint={words.codeHint}
        submitLabel={words.verify}
        layout="row"
        submitsItself
        onSubmit={submit}
        onResend={() => resend({ userId: attempt })}
      />
    </Card>
  );
}

import { Link, useNavigate } from 'react-router-dom';
import { CodeForm } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { Button, Card, Isolated } from 'shared-ui';
import { usePhoneCodeQuery, useResendPhoneCodeMutation, useVerifyPhoneMutation } from '../api';
import { withElements } from '../layout/withElements';
import { words } from '../words';
import styles from './VerifyForm.module.css';

/** Carriers report within seconds whether an SMS arrived. */
const deliveryPollMs = 4_000;

export function VerifyForm({ phone }: { phone: string }) {
  const [verify] = useVerifyPhoneMutation();
  const [resend] = useResendPhoneCodeMutation();
  const { currentData: sentCode } = usePhoneCodeQuery(undefined, {
    pollingInterval: deliveryPollMs,
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
  });
  const navigate = useNavigate();

  const submit = async (code: string) => {
    const { error } = await verify({ code });
    if (error) {
      toast({ title: words.verificationFailed, description: words.wrongCode, variant: 'destructive' });
      return sentenceOf(error, words.wrongCode);
    }
    toast({ title: words.phoneVerified, description: words.phoneVerifiedHint });
    await navigate('/profile');
  };

  return (
    <div className={styles.page}>
      <Card className={styles.sheet}>
        <h1 className={styles.title}>{words.verifyTitle}</h1>
        <p>
          {withElements(words.enterCodeSentTo, {
            phone: (
              <b className={styles.phone}>
                <Isolated>{phone}</Isolated>
              </b>
            ),
          })}
        </p>
        <CodeForm
          by="SMS"
          layout="stacked"
          submitLabel={words.verifyPhoneNumber}
          needsAllDigits
          showsProgress
          isUndelivered={sentCode?.delivery === 'undelivered'}
          onSubmit={submit}
          onResend={() => resend()}
        >
          <Button asChild variant="quiet">
            <Link to="/profile">{words.backToProfile}</Link>
          </Button>
        </CodeForm>
      </Card>
    </div>
  );
}

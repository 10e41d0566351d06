import { Link, useNavigate } from 'react-router-dom';
import { CodeForm } from 'shell/forms';
import { sentenceOf, toast } from 'shell/host';
import { Button, Card } from 'shared-ui';
import { usePhoneCodeQuery, useResendPhoneCodeMutation, useVerifyPhoneMutation } from '../api';
import styles from './VerifyForm.module.css';

const wrongCode = 'Invalid or expired verification code.';
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
      toast({ title: 'Verification failed', description: wrongCode, variant: 'destructive' });
      return sentenceOf(error, wrongCode);
    }
    toast({ title: 'Phone verified', description: 'Your phone number has been successfully verified.' });
    await navigate('/profile');
  };

  return (
    <div className={styles.page}>
      <Card className={styles.sheet}>
        <h1 className={styles.title}>Phone Verification</h1>
        <p>
          Enter the 6-digit code sent to your phone <b className={styles.phone}>{phone}</b>
        </p>
        <CodeForm
          by="SMS"
          layout="stacked"
          submitLabel="Verify Phone Number"
          needsAllDigits
          showsProgress
          isUndelivered={sentCode?.delivery === 'undelivered'}
          onSubmit={submit}
          onResend={() => resend()}
        >
          <Button asChild variant="quiet">
            <Link to="/profile">Back to Profile</Link>
          </Button>
        </CodeForm>
      </Card>
    </div>
  );
}

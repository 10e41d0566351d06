import { Button } from 'shared-ui';
import { CodeForm } from 'shell/forms';
import { useResendLoginCodeMutation, useVerifyLoginMutation } from './api';
import { loginFailed } from './loginFailed';

interface CodeStepProps {
  attempt: string;
  onLoggedIn: () => Promise<void>;
  onOtherEmail: () => void;
}

export function CodeStep({ attempt, onLoggedIn, onOtherEmail }: CodeStepProps) {
  const [verify] = useVerifyLoginMutation();
  const [resend] = useResendLoginCodeMutation();

  async function submit(code: string) {
    const { data, error } = await verify({ code, userId: attempt });
    if (!data) return loginFailed(error);
    await onLoggedIn();
  }

  return (
    <CodeForm
      by="mail"
      layout="stacked"
      autoFocus
      submitsItself
      hint="Enter the 6-digit code from the email. It works for 10 minutes."
      submitLabel="Verify"
      onSubmit={submit}
      onResend={() => resend({ userId: attempt })}
      resendSize="small"
    >
      <Button variant="quiet" size="small" onClick={onOtherEmail}>
        Use another email
      </Button>
    </CodeForm>
  );
}

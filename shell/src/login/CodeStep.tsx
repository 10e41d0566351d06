import { Button } from 'shared-ui';
import { CodeForm } from 'shell/forms';
import { useResendLoginCodeMutation, useVerifyLoginMutation } from './api';
import { loginFailed } from './loginFailed';
import { words } from '../words';

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
      hint={words.codeHint}
      submitLabel={words.verify}
      onSubmit={submit}
      onResend={() => resend({ userId: attempt })}
      resendSize="small"
    >
      <Button variant="quiet" size="small" onClick={onOtherEmail}>
        {words.otherEmail}
      </Button>
    </CodeForm>
  );
}

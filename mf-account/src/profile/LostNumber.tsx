import type { Me } from 'backend/contract/account';
import { useNavigate } from 'react-router-dom';
import { sentenceOf, toast } from 'shell/host';
import { Button, Isolated, Notice } from 'shared-ui';
import { useResendPhoneCodeMutation } from '../api';
import { withElements } from '../layout/withElements';
import { words } from '../words';

/** For a member whose verified number another account has verified since. */
export function LostNumber({ me }: { me: Me }) {
  const [sendCode, { isLoading }] = useResendPhoneCodeMutation();
  const navigate = useNavigate();
  if (!me.phoneLost || me.verified) return null;

  const verifyAgain = async () => {
    const { error } = await sendCode();
    if (!error) return navigate('/verify');
    const description = sentenceOf(error, words.codeFailedHint);
    toast({ title: words.codeFailed, description, variant: 'destructive' });
  };
  return (
    <Notice
      tone="warning"
      title={words.phoneLost}
      action={
        <Button busy={isLoading} onClick={verifyAgain}>
          {words.verifyAgain}
        </Button>
      }
    >
      {withElements(words.phoneLostHint, { phone: <Isolated>{me.phoneNumberMasked}</Isolated> })}
    </Notice>
  );
}

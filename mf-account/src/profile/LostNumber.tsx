import type { Me } from 'backend/contract/account';
import { useNavigate } from 'react-router-dom';
import { sentenceOf, toast } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useResendPhoneCodeMutation } from '../api';

/** For a member whose verified number another account has verified since. */
export function LostNumber({ me }: { me: Me }) {
  const [sendCode, { isLoading }] = useResendPhoneCodeMutation();
  const navigate = useNavigate();
  if (!me.phoneLost || me.verified) return null;

  const verifyAgain = async () => {
    const { error } = await sendCode();
    if (!error) return navigate('/verify');
    const description = sentenceOf(error, 'There was a problem sending the verification code.');
    toast({ title: 'Failed to send code', description, variant: 'destructive' });
  };
  return (
    <Notice
      tone="warning"
      title="Your phone number does not count as yours any more"
      action={
        <Button busy={isLoading} onClick={verifyAgain}>
          Verify it again
        </Button>
      }
    >
      Somebody else has verified {me.phoneNumberMasked}. If it is still your number, verify it again. If it is
      not, change it or take it out of your profile.
    </Notice>
  );
}

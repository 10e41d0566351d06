import { Link, Navigate } from 'react-router-dom';
import { useMe } from 'shell/host';
import { Button, EmptyState, Isolated, LetterDrawing } from 'shared-ui';
import { VerifyForm } from '../verify/VerifyForm';
import { withElements } from '../layout/withElements';
import { words } from '../words';

export function VerifyPage() {
  const { me, isLoading } = useMe();
  // The shell opens this page for members only, but the session may have ended since.
  if (!me) return isLoading ? null : <Navigate to="/?redirect=/verify" replace />;
  if (me.verified) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title={words.alreadyVerified}
        action={<ToProfile>{words.returnToProfile}</ToProfile>}
      >
        {withElements(words.alreadyVerifiedHint, {
          phone: <Isolated>{me.phoneNumberMasked}</Isolated>,
        })}
      </EmptyState>
    );
  }
  if (!me.phoneNumber) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title={words.noPhoneYet}
        action={<ToProfile>{words.backToProfile}</ToProfile>}
      >
        {words.addPhoneHint}
      </EmptyState>
    );
  }
  return <VerifyForm phone={me.phoneNumberMasked ?? me.phoneNumber} />;
}

function ToProfile({ children }: { children: string }) {
  return (
    <Button asChild variant="primary">
      <Link to="/profile">{children}</Link>
    </Button>
  );
}

import { Link, Navigate } from 'react-router-dom';
import { useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing } from 'shared-ui';
import { VerifyForm } from '../verify/VerifyForm';

export function VerifyPage() {
  const { me, isLoading } = useMe();
  // The shell opens this page for members only, but the session may have ended since.
  if (!me) return isLoading ? null : <Navigate to="/?redirect=/verify" replace />;
  if (me.verified) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title="Phone Already Verified"
        action={<ToProfile>Return to Profile</ToProfile>}
      >
        Your phone number {me.phoneNumberMasked} is verified.
      </EmptyState>
    );
  }
  if (!me.phoneNumber) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        level={1}
        title="No phone number yet"
        action={<ToProfile>Back to Profile</ToProfile>}
      >
        Add your phone number to your profile, and we will text you a code to verify it.
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

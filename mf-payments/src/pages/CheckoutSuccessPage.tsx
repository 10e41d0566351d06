import { ErrorPage } from '../layout/ErrorPage';
import { GoBackButton } from '../layout/GoBackButton';
import { Confirmed } from '../success/Confirmed';
import { Processing } from '../success/Processing';
import { usePaymentOutcome } from '../success/usePaymentOutcome';
import { useReturnParams } from '../success/useReturnParams';

export function CheckoutSuccessPage() {
  const outcome = usePaymentOutcome(useReturnParams());

  if (outcome.state === 'confirmed') return <Confirmed {...outcome} />;
  if (outcome.state === 'processing') return <Processing {...outcome} />;
  return (
    <ErrorPage
      title="Something went wrong"
      onTryAgain={outcome.onTryAgain}
      action={<GoBackButton variant={outcome.onTryAgain ? 'secondary' : 'primary'} />}
    >
      {outcome.reason}
    </ErrorPage>
  );
}

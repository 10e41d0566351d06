import { ErrorPage } from '../layout/ErrorPage';
import { GoBackButton } from '../layout/GoBackButton';
import { Confirmed } from '../success/Confirmed';
import { Processing } from '../success/Processing';
import { usePaymentOutcome } from '../success/usePaymentOutcome';
import { useReturnParams } from '../success/useReturnParams';
import { words } from '../words';

export function CheckoutSuccessPage() {
  const outcome = usePaymentOutcome(useReturnParams());

  if (outcome.state === 'confirmed') return <Confirmed {...outcome} />;
  if (outcome.state === 'processing') return <Processing {...outcome} />;
  return (
    <ErrorPage
      title={words.somethingWrong}
      onTryAgain={outcome.onTryAgain}
      action={<GoBackButton variant={outcome.onTryAgain ? 'secondary' : 'primary'} />}
    >
      {outcome.reason}
    </ErrorPage>
  );
}

import { GoBack } from '../paying/GoBack';
import { Problem } from '../paying/Problem';
import { Confirmed } from '../success/Confirmed';
import { Processing } from '../success/Processing';
import { useOutcome } from '../success/useOutcome';
import { useReturn } from '../success/useReturn';

export function CheckoutSuccessPage() {
  const outcome = useOutcome(useReturn());

  if (outcome.state === 'confirmed') return <Confirmed {...outcome} />;
  if (outcome.state === 'processing') return <Processing isLong={outcome.isLong} />;
  return (
    <Problem
      title="Something went wrong"
      onTryAgain={outcome.onTryAgain}
      action={<GoBack variant={outcome.onTryAgain ? 'secondary' : 'primary'} />}
    >
      {outcome.reason}
    </Problem>
  );
}

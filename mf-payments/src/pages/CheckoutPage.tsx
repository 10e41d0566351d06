import { useParams, useSearchParams } from 'react-router-dom';
import { Checkout } from '../paying/Checkout';
import { GoBack } from '../paying/GoBack';
import { Problem } from '../paying/Problem';
import { idOf, useTipTo } from '../paying/useTipTo';
import { WaitingPass } from '../paying/WaitingPass';

/** The recipient stands in the path or in the query. */
export function CheckoutPage() {
  const [search] = useSearchParams();
  const recipientId = idOf(useParams()['recipientId'] ?? search.get('recipientId'));
  const { recipient, config, isWaiting, refusal, tryAgain } = useTipTo(recipientId);

  if (recipient && config) return <Checkout key={recipient.id} recipient={recipient} config={config} />;
  if (recipientId !== null && isWaiting) return <WaitingPass />;
  const [problem, isLasting] = problemOf(recipientId, refusal);
  return (
    <Problem
      title="Something went wrong"
      onTryAgain={isLasting ? undefined : tryAgain}
      action={<GoBack variant={isLasting ? 'primary' : 'secondary'} />}
    >
      {problem}
    </Problem>
  );
}

function problemOf(
  recipientId: number | null,
  refusal: { status: number | string; serverMessage?: string } | undefined,
): [words: string, isLasting: boolean] {
  if (recipientId === null) return ['Recipient information is missing', true];
  if (refusal?.status === 400) return [refusal.serverMessage ?? 'Could not find recipient information', true];
  if (refusal) return ['Could not find recipient information', true];
  return ['Could not load recipient information', false];
}

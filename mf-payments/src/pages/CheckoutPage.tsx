import { useParams, useSearchParams } from 'react-router-dom';
import { readId, type ApiError } from 'shell/host';
import { Checkout } from '../checkout/Checkout';
import { TipPassSkeleton } from '../checkout/TipPassSkeleton';
import { useTipPage } from '../checkout/useTipPage';
import { ErrorPage } from '../layout/ErrorPage';
import { GoBackButton } from '../layout/GoBackButton';

/** The recipient is in the path or in the query. */
export function CheckoutPage() {
  const [search] = useSearchParams();
  const recipientId = readId(useParams()['recipientId'] ?? search.get('recipientId'));
  const { recipient, config, isLoading, refusal, tryAgain } = useTipPage(recipientId);

  if (recipient && config) return <Checkout key={recipient.id} recipient={recipient} config={config} />;
  if (recipientId !== null && isLoading) return <TipPassSkeleton />;
  const [text, isFinal] = errorOf(recipientId, refusal);
  return (
    <ErrorPage
      title="Something went wrong"
      onTryAgain={isFinal ? undefined : tryAgain}
      action={<GoBackButton variant={isFinal ? 'primary' : 'secondary'} />}
    >
      {text}
    </ErrorPage>
  );
}

function errorOf(
  recipientId: number | null,
  refusal: ApiError | undefined,
): [text: string, isFinal: boolean] {
  if (recipientId === null) return ['Recipient information is missing', true];
  if (refusal?.status === 400) return [refusal.serverMessage ?? 'Could not find recipient information', true];
  if (refusal) return ['Could not find recipient information', true];
  return ['Could not load recipient information', false];
}

import { useParams, useSearchParams } from 'react-router-dom';
import { readId, type ApiError } from 'shell/host';
import { Checkout } from '../checkout/Checkout';
import { TipPassSkeleton } from '../checkout/TipPassSkeleton';
import { useTipPage } from '../checkout/useTipPage';
import { ErrorPage } from '../layout/ErrorPage';
import { GoBackButton } from '../layout/GoBackButton';
import { words } from '../words';

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
      title={words.somethingWrong}
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
  if (recipientId === null) return [words.recipientMissing, true];
  if (refusal?.status === 400) return [refusal.serverMessage ?? words.recipientNotFound, true];
  if (refusal) return [words.recipientNotFound, true];
  return [words.recipientFailed, false];
}

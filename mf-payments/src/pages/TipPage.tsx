import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { readId, useMe } from 'shell/host';
import { Button } from 'shared-ui';
import { MemberTip } from '../checkout/MemberTip';
import { TipPassSkeleton } from '../checkout/TipPassSkeleton';
import { useTipPage } from '../checkout/useTipPage';
import { ErrorPage } from '../layout/ErrorPage';
import { words } from '../words';

export function TipPage() {
  const userId = readId(useParams()['userId'] ?? null);
  const { me } = useMe();
  const { recipient, config, isLoading, refusal, tryAgain } = useTipPage(userId);

  if (userId !== null && userId === me?.id) {
    return <NoRecipient title={words.notYourself}>{words.notYourselfHint}</NoRecipient>;
  }
  if (recipient && config) return <MemberTip key={recipient.id} recipient={recipient} config={config} />;
  if (userId !== null && isLoading) return <TipPassSkeleton />;
  if (userId === null || refusal) {
    return <NoRecipient title={words.userNotFound}>{words.userNotFoundHint}</NoRecipient>;
  }
  return (
    <ErrorPage title={words.pageFailed} onTryAgain={tryAgain}>
      {words.pageFailedHint}
    </ErrorPage>
  );
}

const NoRecipient = ({ title, children }: { title: string; children: ReactNode }) => (
  <ErrorPage
    title={title}
    action={
      <Button asChild variant="primary">
        <Link to="/search">{words.findCompanions}</Link>
      </Button>
    }
  >
    {children}
  </ErrorPage>
);

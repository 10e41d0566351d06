import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { readId, useMe } from 'shell/host';
import { Button } from 'shared-ui';
import { MemberTip } from '../checkout/MemberTip';
import { TipPassSkeleton } from '../checkout/TipPassSkeleton';
import { useTipPage } from '../checkout/useTipPage';
import { ErrorPage } from '../layout/ErrorPage';

export function TipPage() {
  const userId = readId(useParams()['userId'] ?? null);
  const { me } = useMe();
  const { recipient, config, isLoading, refusal, tryAgain } = useTipPage(userId);

  if (userId !== null && userId === me?.id) {
    return (
      <NoRecipient title="You cannot tip yourself">
        Thank somebody who has helped you, or who is about to.
      </NoRecipient>
    );
  }
  if (recipient && config) return <MemberTip key={recipient.id} recipient={recipient} config={config} />;
  if (userId !== null && isLoading) return <TipPassSkeleton />;
  if (userId === null || refusal) {
    return <NoRecipient title="User Not Found">The user you are trying to tip does not exist</NoRecipient>;
  }
  return (
    <ErrorPage title="This page could not be loaded" onTryAgain={tryAgain}>
      Check your connection and try again in a moment.
    </ErrorPage>
  );
}

const NoRecipient = ({ title, children }: { title: string; children: ReactNode }) => (
  <ErrorPage
    title={title}
    action={
      <Button asChild variant="primary">
        <Link to="/search">Find Companions</Link>
      </Button>
    }
  >
    {children}
  </ErrorPage>
);

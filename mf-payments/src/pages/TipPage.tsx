import { useParams } from 'react-router-dom';
import { useMe } from 'shell/host';
import { FindCompanions } from '../paying/FindCompanions';
import { Problem } from '../paying/Problem';
import { Tipping } from '../paying/Tipping';
import { idOf, useTipTo } from '../paying/useTipTo';
import { WaitingPass } from '../paying/WaitingPass';

export function TipPage() {
  const userId = idOf(useParams()['userId']);
  const { me } = useMe();
  const { recipient, config, isWaiting, refusal, tryAgain } = useTipTo(userId);

  if (userId !== null && userId === me?.id) {
    return (
      <Problem title="You cannot tip yourself" action={<FindCompanions />}>
        Thank somebody who has helped you, or who is about to.
      </Problem>
    );
  }
  if (recipient && config) return <Tipping key={recipient.id} recipient={recipient} config={config} />;
  if (userId !== null && isWaiting) return <WaitingPass />;
  if (userId === null || refusal) {
    return (
      <Problem title="User Not Found" action={<FindCompanions />}>
        The user you are trying to tip does not exist
      </Problem>
    );
  }
  return (
    <Problem title="This page could not be loaded" onTryAgain={tryAgain}>
      Check your connection and try again in a moment.
    </Problem>
  );
}

import { Link } from 'react-router-dom';
import { Button, Notice, Outcome } from 'shared-ui';
import { ToldAfterPosting } from '../../alerts/ToldAfterPosting';
import { useListingQuery } from '../../api/listings';
import { DetailsDialog } from '../../details/DetailsDialog';
import { FittingPeople } from '../../fitting/FittingPeople';
import { BoardingPass } from '../../pass/BoardingPass';
import { ClaimStep } from './ClaimStep';
import type { QuickTexts } from './texts';
import type { Publication } from './usePublication';
import { words } from '../../words';

interface PublishedScreenProps {
  noun: QuickTexts['noun'];
  publication: Publication;
  /** The visitor is logged in with the email address of the listing. */
  isMyEmail: boolean;
  onAnother: () => void;
}

const profileTabs = { request: '/profile?tab=seeker', offer: '/profile?tab=helper' };

export function PublishedScreen({ noun, publication, isMyEmail, onAnother }: PublishedScreenProps) {
  const texts = words.published[noun];
  const { listing, claim, email } = publication;
  // A claimed listing shows the name of the account.
  const claimed = useListingQuery(listing.id, { skip: !claim || !isMyEmail });
  // A login with the same email address claims the listing only if it used the code from its mail.
  const isMine = isMyEmail && claimed.data?.userId !== null;
  // Searches look at the later flights of claimed listings only.
  const publicText = listing.legs ? texts.publicByFirstFlight : texts.public;

  return (
    <Outcome
      title={texts.title}
      lead={isMine ? texts.visible : publicText}
      focusKey={isMine}
      actions={
        <>
          <Button onClick={onAnother}>{texts.another}</Button>
          <Button asChild variant="quiet">
            <Link to="/">{words.backToHome}</Link>
          </Button>
        </>
      }
    >
      {claim && isMine && (
        <Notice tone="good" action={<Link to={profileTabs[noun]}>{words.seeInProfile}</Link>}>
          {texts.isYours}
        </Notice>
      )}
      {claim && !isMine && <ClaimStep attempt={claim.userId} email={email} codeSent={texts.codeSent} />}
      {isMine && <ToldAfterPosting listing={claimed.data ?? listing} />}
      <BoardingPass listing={claimed.data ?? listing} level={2} />
      <FittingPeople listing={claimed.data ?? listing} isMine={isMine} />
      <DetailsDialog />
    </Outcome>
  );
}

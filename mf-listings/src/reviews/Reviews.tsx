import type { Listing } from 'backend/contract/listings';
import { useMe } from 'shell/host';
import { Button, Notice, PanelSkeleton } from 'shared-ui';
import { useTestimonialPermissionQuery } from '../api/testimonials';
import { PreviousTestimonials } from './PreviousTestimonials';
import { ReviewForm } from './ReviewForm';
import { words } from '../words';
import styles from './Reviews.module.css';

interface ReviewsProps {
  listing: Listing;
  onLogIn: () => void;
  onSubmitted: () => void;
}

export function Reviews({ listing, onLogIn, onSubmitted }: ReviewsProps) {
  const { userId, username } = listing;
  if (userId === null) {
    return <Notice>{words.nobodyToRate(username)}</Notice>;
  }
  return (
    <div className={styles.reviews}>
      <ReviewFormOrReason listing={listing} onLogIn={onLogIn} onSubmitted={onSubmitted} />
      <PreviousTestimonials userId={userId} name={username} />
    </div>
  );
}

function ReviewFormOrReason({ listing, onLogIn, onSubmitted }: ReviewsProps) {
  const { me, isLoading } = useMe();
  if (isLoading) return null;
  if (me?.id === listing.userId) return <Notice>{words.othersAboutYou}</Notice>;
  if (me) return <MemberReview listing={listing} onSubmitted={onSubmitted} />;
  return (
    <div className={styles.gate}>
      <p>{words.logInToRate(listing.username)}</p>
      <Button variant="primary" onClick={onLogIn}>
        {words.logIn}
      </Button>
    </div>
  );
}

/** The server refuses people who may not write, so a failed question shows the form. */
function MemberReview({ listing, onSubmitted }: Omit<ReviewsProps, 'onLogIn'>) {
  const { data, isFetching } = useTestimonialPermissionQuery(
    listing.userId ?? 0,
    // The visitor may have asked for the contact since.
    { refetchOnMountOrArgChange: true },
  );
  if (isFetching && !data?.mayWrite) return <PanelSkeleton label={words.loadingForm} />;
  if (data?.reason) return <Notice>{data.reason}</Notice>;
  return <ReviewForm listing={listing} onSubmitted={onSubmitted} />;
}

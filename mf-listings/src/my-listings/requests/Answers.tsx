import type { MyListing } from 'backend/contract/listings';
import type { ContactRequest } from 'backend/contract/trips/requests';
import { Link } from 'react-router-dom';
import { isServed, sentenceOf, toast } from 'shell/host';
import { Button } from 'shared-ui';
import {
  useAgreeToFlyMutation,
  useAnswerRequestMutation,
  type RequestAnswerAction,
} from '../../api/contact-requests';
import styles from './RequestRow.module.css';

interface AnswersProps {
  listing: MyListing;
  request: ContactRequest;
  /** The pressed button is gone, so the focus needs another place. */
  onAnswered: () => void;
}

type Done = (name: string) => { title: string; description: string };

const doneTexts: Record<RequestAnswerAction, Done> = {
  share: (name) => ({ title: 'Contact shared', description: `${name} can now reach you.` }),
  decline: (name) => ({ title: 'Request declined', description: `${name} does not get your contact.` }),
  stop: (name) => ({ title: 'Sharing stopped', description: `${name} no longer sees your contact.` }),
};
const flyTogether: Done = (name) => ({
  title: 'You fly together',
  description: `${name} is told at once, and you both see how to reach each other.`,
});

/** What an owner can say to a request. To one that proposes a trip, one yes says everything. */
export function Answers({ listing, request: { id, status, person, match }, onAnswered }: AnswersProps) {
  const [answer, { isLoading, originalArgs }] = useAnswerRequestMutation();
  const [agree, agreeing] = useAgreeToFlyMutation();
  const { username } = person;
  const say = async (send: () => Promise<{ error?: unknown }>, done: Done) => {
    const { error } = await send();
    if (!error) {
      toast(done(username));
      onAnswered();
      return;
    }
    const description = sentenceOf(error, 'Please try again');
    toast({ title: 'That did not work', description, variant: 'destructive' });
  };
  const button = (action: RequestAnswerAction, words: string) => ({
    'aria-label': `${words}: ${username}`,
    busy: isLoading && originalArgs?.action === action,
    onClick: () => say(() => answer({ id, listingId: listing.id, action }), doneTexts[action]),
    children: words,
  });
  const proposed =
    match?.status === 'proposed' && !match.proposedByOwner && listing.status !== 'expired' ? match : null;
  const isAsked = status === 'asked';
  return (
    <>
      {proposed && (isAsked || status === 'shared') && (
        <Button
          variant="primary"
          className={styles.share}
          aria-label={`Yes, fly together: ${username}`}
          busy={agreeing.isLoading}
          onClick={() => say(() => agree({ matchId: proposed.id, listingId: listing.id }), flyTogether)}
        >
          Yes, fly together
        </Button>
      )}
      {isAsked &&
        (proposed ? (
          <Button {...button('share', 'Share contact only')} />
        ) : (
          <Button variant="helper" className={styles.share} {...button('share', 'Share my contact')} />
        ))}
      {status === 'declined' && <Button {...button('share', 'Share after all')} />}
      {match?.status === 'agreed' && isServed('/trips') && (
        <Button asChild variant="helper" aria-label={`Open trip with ${username}`}>
          <Link to={`/trips/${match.id}`}>Open trip</Link>
        </Button>
      )}
      {isServed('/messages') && (
        <Button asChild aria-label={`Message ${username}`}>
          <Link to={`/messages?to=${person.id}`}>Message</Link>
        </Button>
      )}
      {isAsked && <Button variant="quiet" {...button('decline', proposed ? 'Not this time' : 'Decline')} />}
      {status === 'shared' && match?.status !== 'agreed' && (
        <Button variant="quiet" {...button('stop', 'Stop sharing')} />
      )}
    </>
  );
}

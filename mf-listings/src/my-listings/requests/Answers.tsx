import type { MyListing } from 'backend/contract/listings';
import type { ContactRequest } from 'backend/contract/trips/requests';
import { Link } from 'react-router-dom';
import { toastWithUndo } from 'shell/forms';
import { isServed, sentenceOf, toast } from 'shell/host';
import { Button } from 'shared-ui';
import {
  useAgreeToFlyMutation,
  useAnswerRequestMutation,
  useTakeBackDeclineMutation,
  type RequestAnswerAction,
} from '../../api/contact-requests';
import { words } from '../../words';
import styles from './RequestRow.module.css';
import { YesToFly } from './YesToFly';

interface AnswersProps {
  listing: MyListing;
  request: ContactRequest;
  /** The pressed button is gone, so the focus needs another place. */
  onAnswered: () => void;
}

type Send = () => Promise<{ error?: unknown }>;
type Done = (name: string) => { title: string; description: string };

const doneTexts: Record<RequestAnswerAction, Done> = {
  share: (name) => ({ title: words.contactShared, description: words.canReachYou(name) }),
  decline: (name) => ({ title: words.requestDeclined, description: words.doesNotGetContact(name) }),
  stop: (name) => ({ title: words.sharingStopped, description: words.noLongerSees(name) }),
};
const flyTogether: Done = (name) => ({
  title: words.youFlyTogether,
  description: words.toldAtOnce(name),
});

/** What an owner can say to a request. To one that proposes a trip, one yes says everything. */
export function Answers({ listing, request: { id, status, person, match }, onAnswered }: AnswersProps) {
  const [answer, { isLoading, originalArgs }] = useAnswerRequestMutation();
  const [takeBack] = useTakeBackDeclineMutation();
  const [agree, agreeing] = useAgreeToFlyMutation();
  const { username } = person;
  const takeBackDecline = () => takeBack({ id, listingId: listing.id });
  const say = async (send: Send, done: Done, undo?: Send) => {
    const { error } = await send();
    if (!error) {
      if (undo) toastWithUndo({ ...done(username), undo, onUndone: onAnswered });
      else toast(done(username));
      onAnswered();
      return;
    }
    const description = sentenceOf(error, words.pleaseTryAgain);
    toast({ title: words.didNotWork, description, variant: 'destructive' });
  };
  const button = (action: RequestAnswerAction, text: string) => ({
    'aria-label': words.answerTo(text, username),
    busy: isLoading && originalArgs?.action === action,
    onClick: () =>
      say(
        () => answer({ id, listingId: listing.id, action }),
        doneTexts[action],
        action === 'decline' ? takeBackDecline : undefined,
      ),
    children: text,
  });
  const proposed =
    match?.status === 'proposed' && !match.proposedByOwner && listing.status !== 'expired' ? match : null;
  const isAsked = status === 'asked';
  return (
    <>
      {proposed && (isAsked || status === 'shared') && (
        <YesToFly
          listing={listing}
          matchId={proposed.id}
          username={username}
          busy={agreeing.isLoading}
          onYes={() => say(() => agree({ matchId: proposed.id, listingId: listing.id }), flyTogether)}
        />
      )}
      {isAsked &&
        (proposed ? (
          <Button {...button('share', words.shareContactOnly)} />
        ) : (
          <Button variant="helper" className={styles.share} {...button('share', words.shareMyContact)} />
        ))}
      {status === 'declined' && <Button {...button('share', words.shareAfterAll)} />}
      {match?.status === 'agreed' && isServed('/trips') && (
        <Button asChild variant="helper" aria-label={words.openTripWith(username)}>
          <Link to={`/trips/${match.id}`}>{words.openTrip}</Link>
        </Button>
      )}
      {isServed('/messages') && (
        <Button asChild aria-label={words.messageTo(username)}>
          <Link to={`/messages?to=${person.id}`}>{words.message}</Link>
        </Button>
      )}
      {isAsked && (
        <Button variant="quiet" {...button('decline', proposed ? words.notThisTime : words.decline)} />
      )}
      {status === 'shared' && match?.status !== 'agreed' && (
        <Button variant="quiet" {...button('stop', words.stopSharing)} />
      )}
    </>
  );
}

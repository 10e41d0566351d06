import { useState } from 'react';
import type { MyListing } from 'backend/contract/listings';
import type { ContactRequest } from 'backend/contract/trips/requests';
import { Link } from 'react-router-dom';
import { isServed, sentenceOf, toast } from 'shell/host';
import { Avatar, Badge, Button, Notice, Stars, useNow, VerifiedMark } from 'shared-ui';
import { useAnswerRequestMutation, type RequestAnswerAction } from '../../api/contact-requests';
import { canPropose, ProposalSlot } from '../../contact/ProposalSlot';
import { PersonName } from '../../pass/PersonName';
import styles from './RequestRow.module.css';
import { sinceText } from './sinceText';

interface RequestRowProps {
  listing: MyListing;
  request: ContactRequest;
  /** The pressed button is gone, so the focus needs another place. */
  onAnswered: () => void;
}

/** A person who asked for the contact, and what the owner can answer. */
export function RequestRow({ listing, request, onAnswered }: RequestRowProps) {
  const { note, status, person, warning } = request;
  const [isProposing, setIsProposing] = useState(false);
  const mayPropose = status === 'shared' && listing.status !== 'expired' && canPropose();
  return (
    <li className={styles.row} id={`request-${request.id}`}>
      <Asker request={request} />
      {warning && (
        <Notice tone="warning" className={styles.warning}>
          {warning}.
        </Notice>
      )}
      <p className={styles.note} data-empty={!note || undefined}>
        {note ?? 'No note'}
      </p>
      <div className={styles.answers}>
        {(status === 'shared' || status === 'expired') && (
          <p className={styles.done}>
            {status === 'shared' ? <Badge tone="good">Contact shared</Badge> : <Badge>Not answered</Badge>}
          </p>
        )}
        {mayPropose && !isProposing && (
          <Button
            variant="helper"
            className={styles.share}
            aria-label={`Fly together? ${person.username}`}
            onClick={() => setIsProposing(true)}
          >
            Fly together?
          </Button>
        )}
        <Answers listing={listing} request={request} onAnswered={onAnswered} />
      </div>
      {mayPropose && isProposing && (
        <div className={styles.proposal}>
          <ProposalSlot listingId={listing.id} otherUserId={person.id} />
        </div>
      )}
    </li>
  );
}

function Asker({ request: { person, createdAt } }: { request: ContactRequest }) {
  const { id, username, profilePictureUrl, languages, verified, ratingAverage, ratingCount } = person;
  return (
    <div className={styles.asker}>
      <Avatar name={username} src={profilePictureUrl} />
      <div className={styles.facts}>
        <p className={styles.name}>
          <PersonName id={id} username={username} />
          {verified && <VerifiedMark />}
        </p>
        {languages && <p className={styles.line}>Speaks {languages}</p>}
        <p className={styles.line}>
          {ratingAverage !== null && ratingCount > 0 ? (
            <Stars value={ratingAverage} count={ratingCount} />
          ) : (
            <span>New here</span>
          )}
          <time dateTime={createdAt}>{sinceText(createdAt, useNow())}</time>
        </p>
      </div>
    </div>
  );
}

const doneTexts: Record<RequestAnswerAction, (name: string) => { title: string; description: string }> = {
  share: (name) => ({ title: 'Contact shared', description: `${name} can now reach you.` }),
  decline: (name) => ({ title: 'Request declined', description: `${name} does not get your contact.` }),
  stop: (name) => ({ title: 'Sharing stopped', description: `${name} no longer sees your contact.` }),
};

function Answers({ listing, request: { id, status, person }, onAnswered }: RequestRowProps) {
  const [answer, { isLoading, originalArgs }] = useAnswerRequestMutation();
  const { username } = person;
  const button = (action: RequestAnswerAction, words: string) => ({
    'aria-label': `${words}: ${username}`,
    busy: isLoading && originalArgs?.action === action,
    onClick: async () => {
      const { error } = await answer({ id, listingId: listing.id, action });
      if (!error) {
        toast(doneTexts[action](username));
        onAnswered();
        return;
      }
      const description = sentenceOf(error, 'Please try again');
      toast({ title: 'That did not work', description, variant: 'destructive' });
    },
    children: words,
  });
  return (
    <>
      {status === 'asked' && (
        <Button variant="helper" className={styles.share} {...button('share', 'Share my contact')} />
      )}
      {status === 'declined' && <Button {...button('share', 'Share after all')} />}
      {isServed('/messages') && (
        <Button asChild aria-label={`Message ${username}`}>
          <Link to={`/messages?to=${person.id}`}>Message</Link>
        </Button>
      )}
      {status === 'asked' && <Button variant="quiet" {...button('decline', 'Decline')} />}
      {status === 'shared' && <Button variant="quiet" {...button('stop', 'Stop sharing')} />}
    </>
  );
}

import { useState } from 'react';
import type { MyListing } from 'backend/contract/listings';
import type { ContactRequest } from 'backend/contract/trips/requests';
import { DocumentChecked, flyerText } from 'shell/forms';
import {
  Avatar,
  Badge,
  Button,
  languagesShown,
  Notice,
  PeoplesWords,
  Stars,
  useNow,
  VerifiedMark,
} from 'shared-ui';
import { canPropose, ProposalSlot } from '../../contact/ProposalSlot';
import { PersonName } from '../../pass/PersonName';
import { Answers } from './Answers';
import { words } from '../../words';
import styles from './RequestRow.module.css';
import { sinceText } from './sinceText';
import { wayText } from './wayText';

interface RequestRowProps {
  listing: MyListing;
  request: ContactRequest;
  /** The pressed button is gone, so the focus needs another place. */
  onAnswered: () => void;
}

/** A person who asked for the contact, and what the owner can answer. */
export function RequestRow({ listing, request, onAnswered }: RequestRowProps) {
  const { note, status, person, warning, match } = request;
  const [isProposing, setIsProposing] = useState(false);
  const mayPropose = status === 'shared' && !match && listing.status !== 'expired' && canPropose();
  return (
    <li className={styles.row} id={`request-${request.id}`}>
      <Asker request={request} />
      {warning && (
        <Notice tone="warning" className={styles.warning}>
          {words.sentence(warning)}
        </Notice>
      )}
      <div className={styles.words}>
        {match && (
          <p>
            {words.sentences([
              wayText(match.way, { isHelper: listing.type === 'helper', other: person.username }),
              ...(match.flyer && listing.type === 'helper'
                ? [words.forTravelerNote(flyerText(match.flyer))]
                : []),
            ])}
          </p>
        )}
        <p className={styles.note} data-empty={!note || undefined}>
          {note ? <PeoplesWords>{note}</PeoplesWords> : words.noNote}
        </p>
      </div>
      <div className={styles.answers}>
        {(status === 'shared' || status === 'expired') && (
          <p className={styles.done}>
            {status === 'expired' ? (
              <Badge>{words.notAnswered}</Badge>
            ) : (
              <Badge tone="good">
                {match?.status === 'agreed' ? words.youFlyTogether : words.contactShared}
              </Badge>
            )}
          </p>
        )}
        {mayPropose && !isProposing && (
          <Button
            variant="helper"
            className={styles.share}
            aria-label={words.flyTogetherWith(person.username)}
            onClick={() => setIsProposing(true)}
          >
            {words.flyTogether}
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
        <DocumentChecked on={person.documentCheckedAt} />
        {languages && <p className={styles.line}>{words.speaks(languagesShown(languages))}</p>}
        <p className={styles.line}>
          {ratingAverage !== null && ratingCount > 0 ? (
            <Stars value={ratingAverage} count={ratingCount} />
          ) : (
            <span>{words.newHere}</span>
          )}
          <time dateTime={createdAt}>{sinceText(createdAt, useNow())}</time>
        </p>
      </div>
    </div>
  );
}

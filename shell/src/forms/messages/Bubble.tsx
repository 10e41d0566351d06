import type { Message, MessageRisk } from 'backend/contract/messaging';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { momentFormat, VisuallyHidden } from 'shared-ui';
import { words } from '../words';
import styles from './Bubble.module.css';
import { splitLinks } from './splitLinks';

const timeOf = momentFormat({ hour: 'numeric', minute: '2-digit' });

interface BubbleProps {
  message: Message;
  /** Null for the reader's own. */
  author: string | null;
  /** The reader has not answered the author: links stay text. */
  isInert?: boolean;
}

export const Bubble = memo(function Bubble({ message, author, isInert = false }: BubbleProps) {
  const { content, createdAt, risk, risks = risk && [risk], hasContact } = message;
  return (
    <div className={styles.bubble} data-own={author === null || undefined} {...(author === null && silent)}>
      <VisuallyHidden>{author === null ? words.youSaid : words.personSaid(author)}</VisuallyHidden>
      {isInert ? <PlainText text={content} /> : <SafeText text={content} />}
      <time dateTime={createdAt} className={styles.time}>
        {timeOf(createdAt)}
      </time>
      {author !== null && risks && <RiskNote risks={risks} />}
      {isInert && hasContact && <p className={styles.note}>{words.staysPlainText}</p>}
    </div>
  );
});

/** Screen readers do not read the user's own new messages aloud. */
const silent = { 'aria-live': 'off' } as const;

function PlainText({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.text}>
      {text}
    </p>
  );
}

/** Renders text only, never markup, with safe links. */
export function SafeText({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.text}>
      {splitLinks(text).map(({ text, href }, index) =>
        href ? (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}

/** A sentence for each risk, inside the message that they are about. It blocks nothing. */
function RiskNote({ risks }: { risks: MessageRisk[] }) {
  return (
    <p className={styles.note} data-tone="warning">
      {risks.map((risk) => words.messageRisks[risk]).join(' ')}{' '}
      <Link to="/terms-of-use#your-responsibility">{words.theRules}</Link>
    </p>
  );
}

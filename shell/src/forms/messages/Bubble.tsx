import type { Message, MessageRisk } from 'backend/contract/messaging';
import type { Translation } from 'backend/contract/platform/translation';
import { memo, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { momentFormat, VisuallyHidden } from 'shared-ui';
import { Translatable } from '../translation/Translatable';
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
  /** Translates what the author wrote. One function for all messages, so that they need not render again. */
  translate?: (messageId: number) => Promise<Translation>;
  /** Shown at once, where the reader translates the conversation. */
  translation?: Translation | undefined;
}

export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { message, author, isInert = false, translate, translation } = props;
  const {
    id,
    content,
    createdAt,
    writtenAt = createdAt,
    removed,
    risk,
    risks = risk && [risk],
    hasContact,
  } = message;
  const show = isInert ? plainText : safeText;
  return (
    <div className={styles.bubble} data-own={author === null || undefined} {...(author === null && silent)}>
      <VisuallyHidden>{author === null ? words.youSaid : words.personSaid(author)}</VisuallyHidden>
      {author !== null && translate && !removed ? (
        <Translatable text={content} translate={() => translate(id)} made={translation} show={show} />
      ) : (
        show(content)
      )}
      <time dateTime={writtenAt} className={styles.time}>
        {timeOf(writtenAt)}
      </time>
      {author !== null && risks && <RiskNote risks={risks} />}
      {isInert && hasContact && <p className={styles.note}>{words.staysPlainText}</p>}
    </div>
  );
});

/** Screen readers do not read the user's own new messages aloud. */
const silent = { 'aria-live': 'off' } as const;

type WordsProps = { text: string } & ComponentProps<'p'>;

const plainText = (text: string, rest?: ComponentProps<'p'>) => (
  <p {...rest} dir="auto" className={styles.text}>
    {text}
  </p>
);

const safeText = (text: string, rest?: ComponentProps<'p'>) => <SafeText {...rest} text={text} />;

/** Renders text only, never markup, with safe links. */
export function SafeText({ text, ...rest }: WordsProps) {
  return (
    <p {...rest} dir="auto" className={styles.text}>
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

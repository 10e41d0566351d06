import type { Message } from 'backend/contract/messaging';
import { memo } from 'react';
import { VisuallyHidden } from 'shared-ui';
import styles from './Bubble.module.css';
import { piecesOf } from './links';
import { timeOf } from './times';

interface BubbleProps {
  message: Message;
  /** Null for the reader's own. */
  author: string | null;
}

/** One message, as text and nothing but text. */
export const Bubble = memo(function Bubble({ message: { content, createdAt }, author }: BubbleProps) {
  return (
    <div className={styles.bubble} data-own={author === null || undefined} {...quietIfOwn(author)}>
      <VisuallyHidden>{author ?? 'You'}:</VisuallyHidden>
      <SafeText text={content} />
      <time dateTime={createdAt} className={styles.time}>
        {timeOf(createdAt)}
      </time>
    </div>
  );
});

/** Whoever has just written it need not hear it. */
const quietIfOwn = (author: string | null) => (author === null ? { 'aria-live': 'off' as const } : {});

export function SafeText({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.text}>
      {piecesOf(text).map(({ text, href }, at) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}

import type { Message } from 'backend/contract/messaging';
import { memo } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { timeOf } from '../times';
import styles from './Bubble.module.css';
import { splitLinks } from './splitLinks';

interface BubbleProps {
  message: Message;
  author: string | null;
}

export const Bubble = memo(function Bubble({ message: { content, createdAt }, author }: BubbleProps) {
  return (
    <div className={styles.bubble} data-own={author === null || undefined} {...(author === null && silent)}>
      <VisuallyHidden>{author ?? 'You'}:</VisuallyHidden>
      <SafeText text={content} />
      <time dateTime={createdAt} className={styles.time}>
        {timeOf(createdAt)}
      </time>
    </div>
  );
});

/** Screen readers do not read the user's own new messages aloud. */
const silent = { 'aria-live': 'off' } as const;

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

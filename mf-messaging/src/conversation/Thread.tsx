import type { ConversationPage } from 'backend/contract/messaging';
import { useMemo, useRef, useState } from 'react';
import { Button } from 'shared-ui';
import type { Unsent } from '../composer/unsent';
import { More } from '../layout/More';
import { Rules } from '../safety/Rules';
import { firstUnreadOf } from './firstUnreadOf';
import { Receipt } from './Receipt';
import { Stretch } from './Stretch';
import styles from './Thread.module.css';
import { UnsentMessage } from './UnsentMessage';
import { usePlace } from './usePlace';

/** What scrolls has to be scrolled by keyboard too, and not every browser lets it have the focus by itself. */
const reachable = { role: 'region', tabIndex: 0 };

interface ThreadProps {
  me: number;
  /** The newest first. */
  pages: ConversationPage[];
  unreadCount: number;
  needsRules: boolean;
  unsent: Unsent[];
  onTryAgain: (unsent: Unsent) => void;
  onEdit: (unsent: Unsent) => void;
  earlier: { isThere: boolean; isBusy: boolean; isError: boolean; ask: () => void };
}

/** What was written, the newest at the bottom, where it begins. */
export function Thread(props: ThreadProps) {
  const { me, pages, unreadCount, needsRules, unsent, onTryAgain, onEdit, earlier } = props;
  const [newest, ...older] = pages;
  const { otherUser, messages = [], readUpTo = null } = newest ?? {};
  const name = otherUser?.username ?? '';
  const [opening] = useState(() => ({
    upTo: messages.at(-1)?.id ?? 0,
    unread: firstUnreadOf(messages, me, unreadCount),
  }));
  const known = useMemo(() => messages.filter(({ id }) => id <= opening.upTo), [messages, opening]);
  const arrived = useMemo(() => messages.filter(({ id }) => id > opening.upTo), [messages, opening]);
  const scroller = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const place = usePlace(scroller, bottom, { arrived: arrived.length, own: unsent.length });
  const stretches = [...older.map((page) => page.messages).reverse(), known].filter(({ length }) => length);
  const about = { me, name, firstUnread: opening.unread };
  const isEmpty = !messages.length && !unsent.length;

  return (
    <div className={styles.thread}>
      <div
        ref={scroller}
        data-scroller=""
        className={styles.scroller}
        {...reachable}
        aria-label={`What you and ${name} wrote`}
        onScroll={place.look}
      >
        <div className={styles.inside}>
          {earlier.isThere && (
            <More of={pages.length} isBusy={earlier.isBusy} isError={earlier.isError} onMore={earlier.ask}>
              Show earlier messages
            </More>
          )}
          <div role="log" aria-label={`Messages with ${name}`} aria-live="off">
            {stretches.map((stretch, at) => (
              <Stretch
                key={stretch[0]?.id}
                {...about}
                messages={stretch}
                previousAt={stretches[at - 1]?.at(-1)?.createdAt}
              />
            ))}
            {/* Below what was there, above what comes: it hides nothing that is new. */}
            {needsRules && otherUser && <Rules otherUser={otherUser} />}
            <div ref={bottom}>
              {isEmpty && <p className={styles.empty}>No messages yet. Start the conversation!</p>}
              {/* What was there before is not read aloud, and what comes now is. */}
              <div aria-live="polite" aria-relevant="additions">
                <Stretch {...about} messages={arrived} previousAt={known.at(-1)?.createdAt} />
              </div>
              <Receipt me={me} last={messages.at(-1)} readUpTo={readUpTo} />
              {unsent.map((one) => (
                <UnsentMessage key={one.clientKey} unsent={one} onTryAgain={onTryAgain} onEdit={onEdit} />
              ))}
            </div>
          </div>
        </div>
      </div>
      {place.isNewsBelow && (
        <Button size="small" className={styles.toNewest} onClick={place.toNewest}>
          New messages below
        </Button>
      )}
    </div>
  );
}

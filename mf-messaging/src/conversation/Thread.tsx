import type { Conversation, ConversationPage, Message } from 'backend/contract/messaging';
import type { Translation } from 'backend/contract/platform/translation';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { UnsentMessage } from 'shell/forms';
import { Button } from 'shared-ui';
import { LoadMore } from '../LoadMore';
import type { UnsentMessage as Unsent } from '../outbox/outbox';
import { words } from '../words';
import { hasWritten } from './mayWrite';
import { MeetingRules } from './MeetingRules';
import { MessageGroup } from './MessageGroup';
import styles from './Thread.module.css';
import { useScrollPosition } from './useScrollPosition';

/** Keyboards can scroll only what has the focus, and not every browser makes a scroller focusable. */
const keyboardScrollable = { role: 'region', tabIndex: 0 };

const none: ReadonlyMap<number, Translation> = new Map();

interface ThreadProps {
  me: number;
  otherUser: Conversation['otherUser'];
  pages: ConversationPage[];
  translations?: ReadonlyMap<number, Translation>;
  /** Below the messages. */
  foot?: ReactNode;
  unreadCount: number;
  needsRules: boolean;
  isInert: boolean;
  unsent: Unsent[];
  onRetry: (unsent: Unsent) => void;
  onEdit: (unsent: Unsent) => void;
  earlier: { isThere: boolean; isLoading: boolean; isError: boolean; onLoadMore: () => void };
}

export function Thread(props: ThreadProps) {
  const { me, otherUser, pages, translations = none, unreadCount, needsRules, isInert, foot } = props;
  const { unsent, onRetry, onEdit, earlier } = props;
  const [newest, ...older] = pages;
  const { messages = [], readUpTo = null } = newest ?? {};
  const { username } = otherUser;
  const [opening] = useState(() => ({
    lastId: messages.at(-1)?.id ?? 0,
    firstUnread: firstUnreadIn(messages, me, unreadCount),
  }));
  const known = useMemo(() => messages.filter(({ id }) => id <= opening.lastId), [messages, opening]);
  const arrived = useMemo(() => messages.filter(({ id }) => id > opening.lastId), [messages, opening]);
  const scroller = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const counts = { arrivedCount: arrived.length, unsentCount: unsent.length };
  const { hasNewBelow, scrollToNewest, onScroll } = useScrollPosition(scroller, bottom, counts);
  const groups = [...older.map((page) => page.messages).reverse(), known].filter(({ length }) => length);
  const isReceived = ({ senderId, bySite }: Message) => senderId !== me && !bySite;
  const lastReceived = [...groups, arrived].flat().findLast(isReceived)?.id ?? null;
  const contextOf = (group: Message[]) => ({
    me,
    otherUser,
    firstUnread: opening.firstUnread,
    isInert,
    translations,
    lastReceived: group.some(({ id }) => id === lastReceived) ? lastReceived : null,
  });
  const last = messages.at(-1);

  return (
    <div className={styles.thread}>
      <div
        ref={scroller}
        data-scroller=""
        className={styles.scroller}
        {...keyboardScrollable}
        aria-label={words.whatYouWrote(username)}
        onScroll={onScroll}
      >
        <div className={styles.inside}>
          {earlier.isThere && (
            <LoadMore loadedCount={pages.length} {...earlier}>
              {words.earlierMessages}
            </LoadMore>
          )}
          <div role="log" aria-label={words.messagesWith(username)} aria-live="off">
            {groups.map((group, index) => (
              <MessageGroup
                key={group[0]?.id}
                {...contextOf(group)}
                messages={group}
                previousAt={groups[index - 1]?.at(-1)?.createdAt}
              />
            ))}
            {/* Between known and new messages, so that it hides nothing new. */}
            {needsRules && <MeetingRules otherUser={otherUser} isFolded={hasWritten(me, pages)} />}
            <div ref={bottom}>
              {!messages.length && !unsent.length && (
                <p className={styles.empty}>{words.startConversation}</p>
              )}
              {/* Screen readers read only new messages aloud. */}
              <div aria-live="polite" aria-relevant="additions">
                <MessageGroup
                  {...contextOf(arrived)}
                  messages={arrived}
                  previousAt={known.at(-1)?.createdAt}
                />
              </div>
              {last?.senderId === me && !last.bySite && (
                <p className={styles.receipt}>{(readUpTo ?? 0) >= last.id ? words.read : words.sent}</p>
              )}
              {unsent.map((one) => (
                <UnsentMessage key={one.clientKey} unsent={one} onRetry={onRetry} onEdit={onEdit} />
              ))}
            </div>
          </div>
          {foot}
        </div>
      </div>
      {hasNewBelow && (
        <Button size="small" className={styles.toNewest} onClick={scrollToNewest}>
          {words.newBelow}
        </Button>
      )}
    </div>
  );
}

function firstUnreadIn(messages: Message[], me: number, unreadCount: number): number | null {
  if (!unreadCount) return null;
  const theirs = messages.filter(({ senderId }) => senderId !== me);
  return (theirs.at(-unreadCount) ?? theirs[0])?.id ?? null;
}

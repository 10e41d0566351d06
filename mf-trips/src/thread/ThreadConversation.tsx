import type { Message } from 'backend/contract/messaging';
import type { Language } from 'backend/contract/platform/language';
import type { Thread, ThreadPerson } from 'backend/contract/trips/thread';
import { useRef, useState } from 'react';
import { TranslateConversation, UnsentMessage, useConversationTranslation } from 'shell/forms';
import { Button, Notice } from 'shared-ui';
import styles from './ThreadConversation.module.css';
import { ThreadComposer, type ComposerHandle } from './ThreadComposer';
import { ThreadMessages } from './ThreadMessages';
import { useTranslateThreadDraftMutation, useTranslateThreadMessagesMutation } from './translation-api';
import { useKeepPlace } from './useKeepPlace';
import { useThreadOutbox } from './useThreadOutbox';
import { useThreadRead } from './useThreadRead';
import { namesOf } from './lastWords';
import { words } from '../words';

/** Keyboards can scroll only what has the focus, and not every browser makes a scroller focusable. */
const keyboardScrollable = { role: 'region', tabIndex: 0 };

interface ThreadConversationProps {
  id: number;
  me: number;
  /** The newest first. */
  pages: Thread[];
  /** Shown above the messages. */
  notice?: string;
  earlier: { isThere: boolean; isLoading: boolean; isError: boolean; onLoadMore: () => void };
}

export function ThreadConversation({ id, me, pages, notice, earlier }: ThreadConversationProps) {
  const people = new Map(pages.toReversed().flatMap((page) => page.people.map((one) => [one.id, one])));
  const messages = pages.toReversed().flatMap((page) => page.messages);
  const last = messages.at(-1);
  const lastReceived = messages.findLast(({ senderId }) => senderId !== me)?.id;
  const [openedAt] = useState(last?.id ?? 0);
  const known = messages.filter((message) => message.id <= openedAt);
  const arrived = messages.filter((message) => message.id > openedAt);
  const [translateMessages] = useTranslateThreadMessagesMutation();
  const [translateDraft] = useTranslateThreadDraftMutation();
  const translation = useConversationTranslation({
    name: `${me}:trip-${id}`,
    me,
    pages,
    translate: (ids) => translateMessages({ id, ids }).unwrap(),
  });
  const outbox = useThreadOutbox(me, id, messages);
  const composer = useRef<ComposerHandle>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const place = useKeepPlace(scroller, {
    lastId: last?.id ?? 0,
    count: messages.length,
    unsentCount: outbox.unsent.length,
  });
  useThreadRead(id, lastReceived, pages[0]?.unread ?? 0);
  const suspended = [...people.values()].filter(({ isSuspended }) => isSuspended);
  const shown = { id, people, me, translations: translation.made, tabStop: lastReceived };

  return (
    <section aria-label={words.conversation} className={styles.conversation}>
      {notice && (
        <Notice tone="warning" className={styles.notice}>
          {notice}
        </Notice>
      )}
      <div className={styles.thread}>
        <div
          ref={scroller}
          className={styles.scroller}
          {...keyboardScrollable}
          aria-label={words.whatEverybodyWrote}
          onScroll={place.onScroll}
        >
          <div className={styles.inside}>
            {earlier.isThere && (
              <div className={styles.earlier}>
                {earlier.isError && <p role="alert">{words.moreFailed}</p>}
                <Button size="small" variant="quiet" busy={earlier.isLoading} onClick={earlier.onLoadMore}>
                  {earlier.isError ? words.tryAgain : words.showEarlier}
                </Button>
              </div>
            )}
            <div role="log" aria-label={words.messagesOfEverybody} aria-live="off">
              <ThreadMessages {...shown} messages={known} previous={undefined} />
              {!last && !outbox.unsent.length && <p className={styles.empty}>{words.nobodyHasWrittenHint}</p>}
              {/* Screen readers read only new messages aloud. */}
              <div aria-live="polite" aria-relevant="additions">
                <ThreadMessages {...shown} messages={arrived} previous={known.at(-1)} />
              </div>
              {last?.senderId === me && (
                <p className={styles.receipt}>{receiptOf(last, [...people.values()])}</p>
              )}
              {outbox.unsent.map((unsent) => (
                <UnsentMessage
                  key={unsent.clientKey}
                  unsent={unsent}
                  onRetry={outbox.retry}
                  onEdit={(message) => {
                    outbox.remove(message);
                    composer.current?.insert(message.content);
                  }}
                />
              ))}
            </div>
            <TranslateConversation translation={translation} />
          </div>
        </div>
        {place.hasNewBelow && (
          <Button size="small" className={styles.toNewest} onClick={place.scrollToNewest}>
            {words.newBelow}
          </Button>
        )}
      </div>
      {suspended.length > 0 && (
        <Notice tone="warning" className={styles.notice} role="status">
          {words.suspended(namesOf(suspended))}
        </Notice>
      )}
      <ThreadComposer
        ref={composer}
        draft={`draft-${me}-trip-${id}`}
        isSending={outbox.isSending}
        onSend={outbox.send}
        translateTo={languagesOf(people, translation.languages)}
        translate={(draft) => translateDraft({ id, ...draft }).unwrap()}
      />
    </section>
  );
}

/** In which those write who are still on the trip. */
function languagesOf(people: Map<number, ThreadPerson>, languages: ReadonlyMap<number, Language>) {
  const authors = [...languages.keys()].filter((author) => people.get(author)?.isMember);
  return [...new Set(authors.map((author) => languages.get(author)!))];
}

function receiptOf({ id }: Message, people: ThreadPerson[]): string {
  const others = people.filter(({ isMe, isMember }) => !isMe && isMember);
  const readers = others.filter(({ readUpTo }) => (readUpTo ?? 0) >= id);
  if (!readers.length) return words.sent;
  return readers.length === others.length ? words.readByEverybody : words.readBy(namesOf(readers));
}

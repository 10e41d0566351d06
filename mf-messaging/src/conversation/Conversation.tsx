import type { Conversation as ConversationSummary, ConversationPage } from 'backend/contract/messaging';
import { productName } from 'backend/contract/product';
import { useEffect, useRef } from 'react';
import { TranslateConversation, useConversationTranslation } from 'shell/forms';
import { isApiError, Slot } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useConversationInfiniteQuery } from '../api';
import { Composer, type ComposerHandle } from '../composer/Composer';
import { forgetConversation, keepConversation } from '../device/keptConversations';
import { useOutbox } from '../outbox/useOutbox';
import { useTranslateDraftMutation, useTranslateMessagesMutation } from '../translation/translation-api';
import { words } from '../words';
import styles from './Conversation.module.css';
import { ConversationHeader } from './ConversationHeader';
import { ConversationNotFound } from './ConversationNotFound';
import { hasWritten, mustWait } from './mayWrite';
import { Thread } from './Thread';
import { ThreadSkeleton } from './ThreadSkeleton';
import { useMarkRead } from './useMarkRead';

interface ConversationProps {
  me: number;
  otherId: number;
  summary: ConversationSummary | undefined;
}

const noPages: ConversationPage[] = [];

/** Needs `key={otherId}`: its state belongs to one conversation. */
export function Conversation({ me, otherId, summary }: ConversationProps) {
  const query = useConversationInfiniteQuery(otherId);
  const composer = useRef<ComposerHandle>(null);
  const pages = query.currentData?.pages;
  const newest = pages?.[0];
  const outbox = useOutbox({ me, otherId }, newest?.messages ?? []);
  const [translateMessages] = useTranslateMessagesMutation();
  const [translateDraft] = useTranslateDraftMutation();
  const translation = useConversationTranslation({
    name: `${me}:${otherId}`,
    me,
    pages: pages ?? noPages,
    translate: (ids) => translateMessages({ otherId, ids }).unwrap(),
  });
  const theirLanguage = translation.languages.get(otherId);
  useMarkRead(otherId, newest && lastIdOf(otherId, newest), summary?.read);

  const refusal = !query.isFetching && isApiError(query.error) ? query.error : null;
  const isGone = refusal?.status === 404 || refusal?.status === 400;
  useEffect(() => {
    if (isGone) forgetConversation(otherId);
    else if (newest) keepConversation(me, newest);
  }, [isGone, newest, me, otherId]);
  if (refusal && isGone) return <ConversationNotFound refusal={refusal} />;
  if (!pages || !newest) {
    return (
      <>
        <ConversationHeader otherUser={summary?.otherUser} />
        {refusal ? (
          <Notice
            tone="error"
            className={styles.failed}
            action={<Button onClick={() => void query.refetch()}>{words.tryAgain}</Button>}
          >
            {words.conversationFailed}
          </Notice>
        ) : (
          <ThreadSkeleton />
        )}
      </>
    );
  }
  const { otherUser, hasLeft = false, isSuspended = false, sms, rulesConfirmed } = newest;
  return (
    <div className={styles.conversation}>
      <ConversationHeader otherUser={otherUser} canAct />
      <Slot name="conversation.trip" props={{ otherUserId: otherUser.id, canPropose: !isSuspended }} />
      <Thread
        me={me}
        otherUser={otherUser}
        pages={pages}
        translations={translation.made}
        foot={<TranslateConversation translation={translation} />}
        unreadCount={summary?.unreadCount ?? 0}
        needsRules={!rulesConfirmed && !hasLeft && !isSuspended}
        isInert={newest.isAnswered === false && !hasWritten(me, pages)}
        unsent={outbox.unsent}
        onRetry={outbox.retry}
        onEdit={(unsent) => {
          outbox.remove(unsent);
          composer.current?.insert(unsent.content);
        }}
        earlier={{
          isThere: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          isError: query.isFetchNextPageError,
          onLoadMore: () => void query.fetchNextPage(),
        }}
      />
      {hasLeft ? (
        <Notice tone="info" className={styles.left}>
          {words.hasLeft(productName)}
        </Notice>
      ) : isSuspended ? (
        <Notice tone="warning" className={styles.left} role="status">
          {words.suspended}
        </Notice>
      ) : mustWait(me, pages, outbox.unsent.length) ? (
        <Notice tone="info" className={styles.left} role="status">
          {words.waitForAnswer(otherUser.username)}
        </Notice>
      ) : (
        <Composer
          ref={composer}
          me={me}
          otherUser={otherUser}
          sms={sms}
          isFirst={!hasWritten(me, pages)}
          isSending={outbox.isSending}
          onSend={outbox.send}
          translated={
            theirLanguage && {
              to: theirLanguage,
              translate: (draft) => translateDraft({ otherId, ...draft }).unwrap(),
            }
          }
        />
      )}
    </div>
  );
}

const lastIdOf = (otherId: number, { messages }: ConversationPage) =>
  messages.findLast(({ senderId }) => senderId === otherId)?.id ?? 0;

import type { Conversation } from 'backend/contract/messaging';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Slot } from 'shell/host';
import { Button, Notice, useNow, useZone } from 'shared-ui';
import type { useConversationsInfiniteQuery } from '../api';
import { LoadMore } from '../LoadMore';
import { shortTimeOf } from '../times';
import { words } from '../words';
import styles from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow';
import { ConversationListSkeleton } from './ConversationListSkeleton';
import { useRestoreFocus } from './useRestoreFocus';

interface ConversationListProps {
  me: number;
  query: ReturnType<typeof useConversationsInfiniteQuery>;
  conversations: Conversation[] | undefined;
  openId: number | null;
}

export function ConversationList({ me, query, conversations, openId }: ConversationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [now, zone] = [useNow(), useZone()];
  const focusHandlers = useRestoreFocus(list);

  if (!conversations && query.isError && !query.isFetching) {
    return (
      <Notice
        tone="error"
        className={styles.failed}
        action={<Button onClick={() => void query.refetch()}>{words.tryAgain}</Button>}
      >
        {words.messagesFailed}
      </Notice>
    );
  }
  if (!conversations) return <ConversationListSkeleton />;
  if (!conversations.length) {
    return (
      <div className={styles.empty}>
        <p>{words.noMessages}</p>
        <Link to="/search">{words.findCompanions}</Link>
      </div>
    );
  }
  return (
    <div className={styles.list} data-scroller="">
      <Slot name="messages.trips" props={{}} />
      <ul ref={list} className={styles.rows} {...focusHandlers}>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.otherUser.id}
            conversation={conversation}
            isMine={conversation.senderId === me}
            isOpen={conversation.otherUser.id === openId}
            when={shortTimeOf(conversation.lastMessageAt, now, zone)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          loadedCount={conversations.length}
          isLoading={query.isFetchingNextPage}
          isError={query.isFetchNextPageError}
          onLoadMore={() => void query.fetchNextPage()}
        >
          {words.moreConversations}
        </LoadMore>
      )}
    </div>
  );
}

import type { Conversation } from 'backend/contract/messaging';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, Notice } from 'shared-ui';
import type { useConversationsInfiniteQuery } from '../api';
import { More } from '../layout/More';
import styles from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow';
import { useKeptFocus } from './useKeptFocus';
import { WaitingList } from './WaitingList';

interface ConversationListProps {
  me: number;
  list: ReturnType<typeof useConversationsInfiniteQuery>;
  lines: Conversation[] | undefined;
  openId: number | null;
}

/** Everybody one talks to, whoever wrote last on top. */
export function ConversationList({ me, list, lines, openId }: ConversationListProps) {
  const rows = useRef<HTMLUListElement>(null);
  const kept = useKeptFocus(rows);

  if (!lines && list.isError && !list.isFetching) {
    return (
      <Notice
        tone="error"
        className={styles.failed}
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      >
        We could not load your messages.
      </Notice>
    );
  }
  if (!lines) return <WaitingList />;
  if (!lines.length) {
    return (
      <div className={styles.empty}>
        <p>No messages yet</p>
        <Link to="/search">Find Companions</Link>
      </div>
    );
  }
  return (
    <div className={styles.list} data-scroller="">
      <ul ref={rows} className={styles.rows} {...kept}>
        {lines.map((line) => (
          <ConversationRow
            key={line.otherUser.id}
            line={line}
            isMine={line.senderId === me}
            isOpen={line.otherUser.id === openId}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <More
          of={lines.length}
          isBusy={list.isFetchingNextPage}
          isError={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        >
          Show more conversations
        </More>
      )}
    </div>
  );
}

import { Link, useSearchParams } from 'react-router-dom';
import { readId } from 'shell/host';
import { Button, EmptyState, LetterDrawing, useHydrated } from 'shared-ui';
import { useConversationsInfiniteQuery } from '../api';
import { Conversation } from '../conversation/Conversation';
import { ThreadSkeleton } from '../conversation/ThreadSkeleton';
import { ConversationList } from '../list/ConversationList';
import { useLive } from '../live/live-api';
import { words } from '../words';
import styles from './Messages.module.css';
import { usePaneFocus } from './usePaneFocus';

export function Messages({ me }: { me: number }) {
  const [search] = useSearchParams();
  const otherId = readId(search.get('to'));
  useLive(me);
  const query = useConversationsInfiniteQuery();
  const all = query.data?.pages.flatMap(({ conversations }) => conversations);
  const isHydrated = useHydrated();
  const { heading, conversation } = usePaneFocus(otherId);

  return (
    <div className={styles.page} data-open={otherId !== null || undefined}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {words.messages}
      </h1>
      {all?.length === 0 && otherId === null ? (
        <NoMessages />
      ) : (
        <div className={styles.panes}>
          <nav aria-label={words.conversations} className={styles.list}>
            <ConversationList me={me} query={query} conversations={all} openId={otherId} />
          </nav>
          <section
            aria-label={words.conversation}
            ref={conversation}
            tabIndex={-1}
            className={styles.conversation}
          >
            {otherId === null ? (
              <EmptyState
                className={styles.noSelection}
                drawing={<LetterDrawing />}
                title={words.selectConversation}
              >
                {words.selectConversationHint}
              </EmptyState>
            ) : !isHydrated ? (
              // It begins at its end, and only a script can scroll there.
              <ThreadSkeleton />
            ) : (
              <Conversation
                key={otherId}
                me={me}
                otherId={otherId}
                summary={all?.find(({ otherUser }) => otherUser.id === otherId)}
              />
            )}
          </section>
        </div>
      )}
    </div>
  );
}

function NoMessages() {
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      title={words.noMessages}
      action={
        <Button asChild variant="primary">
          <Link to="/search">{words.findCompanions}</Link>
        </Button>
      }
    >
      {words.noMessagesHint}
    </EmptyState>
  );
}

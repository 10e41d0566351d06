import type { Conversation as Line, ConversationPage } from 'backend/contract/messaging';
import { productName } from 'backend/contract/product';
import { useRef } from 'react';
import { isApiError } from 'shell/host';
import { Button, Notice } from 'shared-ui';
import { useConversationInfiniteQuery } from '../api';
import { Composer, type ComposerHandle } from '../composer/Composer';
import { useSending } from '../composer/useSending';
import styles from './Conversation.module.css';
import { Header } from './Header';
import { isFirstOf } from './isFirstOf';
import { NobodyThere } from './NobodyThere';
import { Thread } from './Thread';
import { useMarkRead } from './useMarkRead';
import { WaitingThread } from './WaitingThread';

interface ConversationProps {
  me: number;
  otherId: number;
  /** What the list knows of it already. */
  line: Line | undefined;
}

/** All that two people wrote to each other, and the place to go on. Give it a key for each person. */
export function Conversation({ me, otherId, line }: ConversationProps) {
  const found = useConversationInfiniteQuery(otherId);
  const composer = useRef<ComposerHandle>(null);
  const pages = found.currentData?.pages;
  const newest = pages?.[0];
  const sending = useSending({ me, otherId }, newest?.messages ?? []);
  useMarkRead(otherId, newest && lastOf(otherId, newest), line?.read);

  const refusal = !found.isFetching && isApiError(found.error) ? found.error : null;
  if (refusal && (refusal.status === 404 || refusal.status === 400)) return <NobodyThere refusal={refusal} />;
  if (!pages || !newest) {
    return (
      <>
        <Header otherUser={line?.otherUser} />
        {refusal ? (
          <Notice
            tone="error"
            className={styles.failed}
            action={<Button onClick={() => void found.refetch()}>Try again</Button>}
          >
            We could not load this conversation.
          </Notice>
        ) : (
          <WaitingThread />
        )}
      </>
    );
  }
  const { otherUser, hasLeft = false, sms, rulesConfirmed } = newest;
  return (
    <div className={styles.conversation}>
      <Header otherUser={otherUser} canAct />
      <Thread
        me={me}
        pages={pages}
        unreadCount={line?.unreadCount ?? 0}
        needsRules={!rulesConfirmed && !hasLeft}
        unsent={sending.unsent}
        onTryAgain={sending.tryAgain}
        onEdit={(unsent) => {
          sending.drop(unsent);
          composer.current?.bring(unsent.content);
        }}
        earlier={{
          isThere: found.hasNextPage,
          isBusy: found.isFetchingNextPage,
          isError: found.isFetchNextPageError,
          ask: () => void found.fetchNextPage(),
        }}
      />
      {hasLeft ? (
        <Notice tone="info" className={styles.left}>
          This person has left {productName}. You can read what you wrote to each other, and still report or
          block them.
        </Notice>
      ) : (
        <Composer
          ref={composer}
          me={me}
          otherUser={otherUser}
          sms={sms}
          isFirst={isFirstOf(me, pages)}
          isPending={sending.isPending}
          onSend={sending.send}
        />
      )}
    </div>
  );
}

const lastOf = (otherId: number, { messages }: ConversationPage) =>
  messages.findLast(({ senderId }) => senderId === otherId)?.id ?? 0;

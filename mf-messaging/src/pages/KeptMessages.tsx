import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { readId } from 'shell/host';
import { Button, EmptyState, Isolated, LetterDrawing, Notice } from 'shared-ui';
import { Composer, type ComposerHandle } from '../composer/Composer';
import conversation from '../conversation/Conversation.module.css';
import { ConversationHeader } from '../conversation/ConversationHeader';
import { hasWritten, mustWait } from '../conversation/mayWrite';
import { Thread } from '../conversation/Thread';
import { useOutbox } from '../outbox/useOutbox';
import pageStyles from './Messages.module.css';
import { words } from '../words';
import { keptConversations, type KeptConversation } from '../device/keptConversations';

/** Without a network: the conversations that this device keeps. What is written waits. */
export function KeptMessages() {
  const [search] = useSearchParams();
  const [kept] = useState(keptConversations);
  const otherId = readId(search.get('to'));
  const open = kept.find(({ page }) => page.otherUser.id === otherId);
  if (!open)
    return (
      <NotKept title={otherId === null && kept.length ? words.keptOnes : words.noneKept} others={kept} />
    );
  return (
    <div className={pageStyles.page} data-open="">
      <h1 className={pageStyles.title}>{words.messages}</h1>
      <div className={pageStyles.panes}>
        <section aria-label={words.conversation} className={pageStyles.conversation}>
          <Kept key={otherId} {...open} />
        </section>
      </div>
    </div>
  );
}

function Kept({ me, page }: KeptConversation) {
  const { otherUser, messages, hasLeft = false, isSuspended = false, sms } = page;
  const composer = useRef<ComposerHandle>(null);
  const outbox = useOutbox({ me, otherId: otherUser.id }, messages);
  const pages = [page];
  const isClosed = hasLeft || isSuspended || mustWait(me, pages, outbox.unsent.length);
  return (
    <div className={conversation.conversation}>
      <ConversationHeader otherUser={otherUser} />
      <Notice tone="warning" className={conversation.left}>
        {words.keptMessages}
      </Notice>
      <Thread
        me={me}
        otherUser={otherUser}
        pages={pages}
        unreadCount={0}
        needsRules={false}
        isInert={page.isAnswered === false && !hasWritten(me, pages)}
        unsent={outbox.unsent}
        onRetry={outbox.retry}
        onEdit={(unsent) => {
          outbox.remove(unsent);
          composer.current?.insert(unsent.content);
        }}
        earlier={{ isThere: false, isLoading: false, isError: false, onLoadMore: () => undefined }}
      />
      {!isClosed && (
        <Composer
          ref={composer}
          me={me}
          otherUser={otherUser}
          sms={{ ...sms, possible: false }}
          isFirst={!hasWritten(me, pages)}
          isSending={outbox.isSending}
          onSend={outbox.send}
        />
      )}
    </div>
  );
}

function NotKept({ title, others }: { title: string; others: KeptConversation[] }) {
  return (
    <EmptyState
      level={1}
      drawing={<LetterDrawing />}
      title={title}
      action={others.map(({ page: { otherUser } }) => (
        <Button asChild key={otherUser.id}>
          <Link to={`/messages?to=${otherUser.id}`}>
            <Isolated>{otherUser.username}</Isolated>
          </Link>
        </Button>
      ))}
    >
      {words.noneKeptHint}
    </EmptyState>
  );
}

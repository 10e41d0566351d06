import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { MessagesController } from './api/messages.controller.js';
import { MessagesService } from './api/messages.service.js';
import { SendingService } from './api/sending.service.js';
import { MessagingDemo } from './demo/demo.js';
import { Delivery } from './live/delivery.js';
import { InboxReads } from './live/inbox-reads.js';
import { OpenStreams } from './live/open-streams.js';
import { Pulse } from './live/pulse.js';
import { Rounds } from './live/rounds.js';
import { StreamController } from './live/stream.controller.js';
import { Blockings } from './store/blockings.js';
import { Conversations } from './store/conversations.js';
import { Correspondents } from './store/correspondents.js';
import { Inbox } from './store/inbox.js';
import { MessageEvidence } from './store/message-evidence.js';
import { MessagesOf } from './store/messages-of.js';
import { Messages } from './store/messages.js';
import { Rules } from './store/rules.js';
import { MessagingTidying } from './store/tidying.js';
import { SmsCopy } from './telling/sms-copy.js';
import { UnseenMail } from './telling/unseen-mail.js';

/** What two people write to each other, and nobody else ever sees. */
@Module({
  imports: [AccountModule],
  // In this order: /api/messages/:otherUserId takes whatever came before it did not.
  controllers: [StreamController, MessagesController],
  providers: [
    Blockings,
    Conversations,
    Correspondents,
    Delivery,
    Inbox,
    InboxReads,
    Messages,
    MessageEvidence,
    MessagesOf,
    MessagesService,
    MessagingDemo,
    MessagingTidying,
    OpenStreams,
    Pulse,
    Rounds,
    Rules,
    SendingService,
    SmsCopy,
    UnseenMail,
  ],
  exports: [MessagingDemo],
})
export class MessagingModule {}

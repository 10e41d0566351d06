import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { ModerationModule } from '../moderation/index.js';
import { MessagesController } from './api/messages.controller.js';
import { MessagesService } from './api/messages.service.js';
import { SendingService } from './api/sending.service.js';
import { MessagingDemo } from './demo/demo.js';
import { FanOut } from './live/fan-out.js';
import { InboxEvents } from './live/inbox-events.js';
import { OpenStreams } from './live/open-streams.js';
import { Heartbeat } from './live/heartbeat.js';
import { Signals } from './live/signals.js';
import { CatchUp } from './live/catch-up.js';
import { StreamController } from './live/stream.controller.js';
import { BlockResets } from './store/block-resets.js';
import { SuspensionResets } from './store/suspension-resets.js';
import { Conversations } from './store/conversations.js';
import { ConversationAccess } from './store/conversation-access.js';
import { Inbox } from './store/inbox.js';
import { MessageEvidence } from './store/message-evidence.js';
import { ModeratedMessages } from './store/moderated-messages.js';
import { MessagingPersonalData } from './store/messaging-personal-data.js';
import { MessageReads } from './store/message-reads.js';
import { MessageWrites } from './store/message-writes.js';
import { SiteMessages } from './notify/site-messages.js';
import { Rules } from './store/rules.js';
import { MessagingCleanup } from './store/messaging-cleanup.js';
import { MessagePush } from './notify/message-push.js';
import { SmsNotice } from './notify/sms-notice.js';
import { Unanswered } from './store/unanswered.js';
import { UnseenMail } from './notify/unseen-mail.js';
import { ReceivedMessages } from './translation/received-messages.js';
import { MessageTranslationController } from './translation/translation.controller.js';

@Module({
  imports: [AccountModule, ModerationModule],
  // The order matters: /api/messages/:otherUserId would also match /api/messages/stream.
  controllers: [StreamController, MessagesController, MessageTranslationController],
  providers: [
    BlockResets,
    SuspensionResets,
    Conversations,
    ConversationAccess,
    FanOut,
    Inbox,
    InboxEvents,
    MessageEvidence,
    ModeratedMessages,
    MessageReads,
    MessageWrites,
    MessagingPersonalData,
    MessagesService,
    MessagingDemo,
    MessagingCleanup,
    OpenStreams,
    ReceivedMessages,
    Heartbeat,
    CatchUp,
    Rules,
    SendingService,
    Signals,
    SiteMessages,
    MessagePush,
    SmsNotice,
    Unanswered,
    UnseenMail,
  ],
  exports: [MessagingDemo],
})
export class MessagingModule {}

import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { linkToNext } from '../../platform/http/link-to-next.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import {
  conversationPage,
  conversations,
  conversationSearch,
  conversationsSearch,
  newMessage,
  otherUserId,
  readMark,
  sentMessage,
  unread,
  type ConversationSearch,
  type ConversationsSearch,
  type NewMessage,
  type ReadMark,
} from '../contract.js';
import { MessagesService } from './messages.service.js';
import { SendingService } from './sending.service.js';

@Controller('api/messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly sending: SendingService,
  ) {}

  @Get()
  @Operation('listConversations', 'List your conversations')
  @Limited('inbox.read')
  @Returns(conversations)
  async list(
    @Me() me: CurrentUser,
    @Query(valid(conversationsSearch)) { limit, cursor }: ConversationsSearch,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { conversations, next } = await this.messages.list(me, limit, cursor);
    linkToNext(reply, '/api/messages', { limit }, next);
    return conversations;
  }

  @Get('unread')
  @Operation('countUnread', 'Count unread conversations')
  @Limited('inbox.read')
  @Returns(unread)
  unread(@Me() me: CurrentUser) {
    return this.messages.unread(me);
  }

  @Get(':otherUserId')
  @Operation('getConversation', 'Read a conversation')
  @Limited('inbox.read')
  @Returns(conversationPage)
  see(
    @Me() me: CurrentUser,
    @Param('otherUserId', valid(otherUserId)) otherId: number,
    @Query(valid(conversationSearch)) search: ConversationSearch,
  ) {
    return this.messages.see(me, otherId, search);
  }

  @Post()
  @Operation('sendMessage', 'Send a message')
  @Limited('message.send')
  @Returns(sentMessage)
  send(@Me() me: CurrentUser, @Body(valid(newMessage)) message: NewMessage, @Req() request: FastifyRequest) {
    return this.sending.send(me, { ...message, ip: clientIp(request) });
  }

  @Post(':otherUserId/read')
  @Operation('markRead', 'Mark a conversation as read')
  @Limited('inbox.read')
  @Returns(unread)
  markRead(
    @Me() me: CurrentUser,
    @Param('otherUserId', valid(otherUserId)) otherId: number,
    @Body(valid(readMark)) { upTo }: ReadMark,
  ) {
    return this.messages.markRead(me, otherId, upTo);
  }

  @Post(':otherUserId/rules')
  @Operation('confirmRules', 'Confirm the rules of a conversation')
  @Limited('inbox.read')
  @Returns(done)
  async confirmRules(@Me() me: CurrentUser, @Param('otherUserId', valid(otherUserId)) otherId: number) {
    await this.messages.confirmRules(me, otherId);
    return { done: true as const };
  }
}

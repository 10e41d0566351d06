import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { linkToNext } from '../../platform/http/link-to-next.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import {
  confirmRules,
  countUnread,
  getConversation,
  listConversations,
  markRead,
  sendMessage,
} from '../endpoints.js';
import { MessagesService } from './messages.service.js';
import { SendingService } from './sending.service.js';

@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly sending: SendingService,
  ) {}

  @Route(listConversations)
  async list(
    { query: { limit, cursor } }: Received<typeof listConversations>,
    @Me() me: CurrentUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { conversations, next } = await this.messages.list(me, limit, cursor);
    linkToNext(reply, listConversations.path, { limit }, next);
    return conversations;
  }

  @Route(countUnread)
  unread(@Me() me: CurrentUser) {
    return this.messages.unread(me);
  }

  @Route(getConversation)
  see({ params, query }: Received<typeof getConversation>, @Me() me: CurrentUser) {
    return this.messages.see(me, params.otherUserId, query);
  }

  @Route(sendMessage)
  send({ body }: Received<typeof sendMessage>, @Me() me: CurrentUser, @Req() request: FastifyRequest) {
    return this.sending.send(me, { ...body, ip: clientIp(request) });
  }

  @Route(markRead)
  markRead({ params, body: { upTo } }: Received<typeof markRead>, @Me() me: CurrentUser) {
    return this.messages.markRead(me, params.otherUserId, upTo);
  }

  @Route(confirmRules)
  async confirmRules({ params }: Received<typeof confirmRules>, @Me() me: CurrentUser) {
    await this.messages.confirmRules(me, params.otherUserId);
  }
}

import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { linkToNext } from '../../platform/http/link-to-next.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import { MatchOptions } from '../legs/match-options.js';
import { MatchDetailsReads } from '../match-details.js';
import { MatchReads } from '../match-reads.js';
import { MatchesService } from '../matches.service.js';
import { Proposals } from '../proposals.js';
import { listMatchOptions, proposeMatch } from '../requests/endpoints.js';
import {
  agreeToMatch,
  cancelMatch,
  changeMatch,
  confirmMatch,
  declineMatch,
  getMatch,
  listMatches,
  takeBackDeclinedMatch,
} from './endpoints.js';

@Controller()
export class MatchesController {
  constructor(
    private readonly details: MatchDetailsReads,
    private readonly matchOptions: MatchOptions,
    private readonly matches: MatchesService,
    private readonly proposals: Proposals,
    private readonly reads: MatchReads,
  ) {}

  @Route(listMatches)
  async list(
    { query }: Received<typeof listMatches>,
    @Me() me: CurrentUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { json, next } = await this.reads.list(me.id, query);
    linkToNext(reply, listMatches.path, query, next);
    return json;
  }

  @Route(listMatchOptions)
  options({ query }: Received<typeof listMatchOptions>, @Me() me: CurrentUser) {
    return this.matchOptions.of(me.id, query.with);
  }

  @Route(getMatch)
  one({ params: { id } }: Received<typeof getMatch>, @Me() me: CurrentUser) {
    return this.details.of(me.id, id);
  }

  @Route(proposeMatch)
  propose({ body }: Received<typeof proposeMatch>, @Me() me: CurrentUser, @Req() request: FastifyRequest) {
    return this.proposals.propose(me, body, clientIp(request));
  }

  @Route(agreeToMatch)
  agree({ params: { id } }: Received<typeof agreeToMatch>, @Me() me: CurrentUser) {
    return this.matches.agree(me.id, id);
  }

  @Route(declineMatch)
  decline({ params: { id } }: Received<typeof declineMatch>, @Me() me: CurrentUser) {
    return this.matches.decline(me.id, id);
  }

  @Route(takeBackDeclinedMatch)
  takeBackDecline({ params: { id } }: Received<typeof takeBackDeclinedMatch>, @Me() me: CurrentUser) {
    return this.matches.takeBackDecline(me.id, id);
  }

  @Route(cancelMatch)
  cancel({ params: { id }, body: { reason } }: Received<typeof cancelMatch>, @Me() me: CurrentUser) {
    return this.matches.cancel(me.id, id, reason);
  }

  @Route(changeMatch)
  change({ params: { id }, body }: Received<typeof changeMatch>, @Me() me: CurrentUser) {
    return this.matches.change(me.id, id, body);
  }

  @Route(confirmMatch)
  confirm({ params: { id } }: Received<typeof confirmMatch>, @Me() me: CurrentUser) {
    return this.matches.confirm(me.id, id);
  }
}

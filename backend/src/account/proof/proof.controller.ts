import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Route } from '../../platform/routing/route.js';
import { beginProof, confirmProof } from './endpoints.js';
import { ProofsByPhone } from './proofs-by-phone.js';
import { ProofsService } from './proofs.service.js';

@Controller()
export class ProofController {
  constructor(
    private readonly byPhone: ProofsByPhone,
    private readonly proofs: ProofsService,
  ) {}

  @Route(beginProof)
  begin(
    { body: { purpose, by } }: Received<typeof beginProof>,
    @Me() me: CurrentUser,
    @Req() request: FastifyRequest,
  ) {
    return by === 'phone'
      ? this.byPhone.begin(me, purpose, clientIp(request))
      : this.proofs.begin(me, purpose, clientIp(request));
  }

  @Route(confirmProof)
  async confirm(
    { body: { purpose, code } }: Received<typeof confirmProof>,
    @Me() me: CurrentUser,
    @Req() request: FastifyRequest,
  ) {
    await this.proofs.confirm(me, purpose, code, clientIp(request));
  }
}

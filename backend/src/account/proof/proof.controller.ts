import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { done } from '../../platform/contract.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { clientIp } from '../../platform/limits/client-ip.js';
import { Operation } from '../../platform/openapi/operation.js';
import { begunProof, proofConfirmation, proofRequest } from '../contract.js';
import type { ProofConfirmation, ProofRequest } from '../contract.js';
import { ProofsByPhone } from './proofs-by-phone.js';
import { ProofsService } from './proofs.service.js';

@Controller('api/auth/proof')
export class ProofController {
  constructor(
    private readonly byPhone: ProofsByPhone,
    private readonly proofs: ProofsService,
  ) {}

  @Post()
  @Operation('beginProof', 'Begin to prove who you are')
  @Returns(begunProof)
  begin(
    @Me() me: CurrentUser,
    @Body(valid(proofRequest)) { purpose, by }: ProofRequest,
    @Req() request: FastifyRequest,
  ) {
    return by === 'phone'
      ? this.byPhone.begin(me, purpose, clientIp(request))
      : this.proofs.begin(me, purpose, clientIp(request));
  }

  @Post('confirm')
  @Operation('confirmProof', 'Confirm a proof by its code')
  @Returns(done)
  async confirm(
    @Me() me: CurrentUser,
    @Body(valid(proofConfirmation)) { purpose, code }: ProofConfirmation,
    @Req() request: FastifyRequest,
  ) {
    await this.proofs.confirm(me, purpose, code, clientIp(request));
    return { done: true as const };
  }
}

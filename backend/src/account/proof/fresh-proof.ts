import {
  applyDecorators,
  ForbiddenException,
  Injectable,
  SetMetadata,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { freshProofNeeded, type ProofPurpose } from '../contract.js';
import { ProofsService } from './proofs.service.js';

const PURPOSE = Symbol('proof purpose');

// Pages without a code step show this text, so it names a way that always works.
const message =
  'To protect your account, confirm that it is you: log out, log in again, and do this within 10 minutes';

@Injectable()
class FreshProofGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly proofs: ProofsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const purpose = this.reflector.get<ProofPurpose>(PURPOSE, context.getHandler());
    const { user } = context.getArgByIndex<FastifyRequest>(0);
    if (!user) throw new UnauthorizedException('Please log in');
    if (await this.proofs.isFresh(user, purpose)) return true;
    throw new ForbiddenException({ message, code: freshProofNeeded });
  }
}

/** Requires a login or proof younger than 10 minutes. Place it below @Limited, so that refusals count too. */
export const FreshProof = (purpose: ProofPurpose) =>
  applyDecorators(SetMetadata(PURPOSE, purpose), UseGuards(FreshProofGuard));

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

// Pages that know no code step show these words, so they name a way that works everywhere.
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

/** Needs a login or a proof for this purpose that is younger than 10 minutes. Stands below @Limited. */
export const FreshProof = (purpose: ProofPurpose) =>
  applyDecorators(SetMetadata(PURPOSE, purpose), UseGuards(FreshProofGuard));

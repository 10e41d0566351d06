import {
  applyDecorators,
  createParamDecorator,
  ForbiddenException,
  Injectable,
  NotFoundException,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { passkeyNeeded, personId } from './contract.js';
import { Staff, type StaffMember } from './staff.js';

const aboutPerson = '/api/desk/people/:id';
const OPERATORS = Symbol('operators only');

declare module 'fastify' {
  interface FastifyRequest {
    staff?: StaffMember;
  }
}

/** To everybody else, nothing is here. */
const nothingHere = () => new NotFoundException('Nothing was found here');

@Injectable()
class DeskGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly staff: Staff,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.getArgByIndex<FastifyRequest>(0);
    const { user } = request;
    const found = user && (await this.staff.find(user.id, user.sessionId));
    if (!found) throw nothingHere();
    if (!found.isProven)
      throw new ForbiddenException({
        message: 'The desk opens for 12 hours after a login with your passkey, or after you add one',
        code: passkeyNeeded,
      });
    if (this.reflector.get(OPERATORS, context.getHandler()) && found.role !== 'operator')
      throw new ForbiddenException('Only operators can do this');
    request.staff = { id: user.id, role: found.role };
    // Each route about a person, also of other domains.
    const person = personId.safeParse((request.params as { id?: string }).id);
    if (person.success && request.routeOptions.url?.startsWith(aboutPerson))
      await this.staff.assertOther(request.staff, person.data);
    return true;
  }
}

/** For members with a role who logged in with a passkey, or added one, within 12 hours. */
export const ForStaff = () => UseGuards(DeskGuard);

export const ForOperators = () => applyDecorators(SetMetadata(OPERATORS, true));

export const AsStaff = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.getArgByIndex<FastifyRequest>(0).staff,
);

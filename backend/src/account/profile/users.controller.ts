import { Controller, Get, Param } from '@nestjs/common';
import { type CurrentUser, Me, Public } from '../../platform/http/access.js';
import { Returns } from '../../platform/http/returns.js';
import { valid } from '../../platform/http/valid.js';
import { Limited } from '../../platform/limits/limited.js';
import { Operation } from '../../platform/openapi/operation.js';
import { publicProfile, userId } from '../contract.js';
import { PublicProfilesService } from './public-profiles.service.js';

@Controller('api/users')
export class UsersController {
  constructor(private readonly profiles: PublicProfilesService) {}

  @Get(':id')
  @Operation('getUser', 'Read a public profile')
  @Public()
  @Limited('person.read')
  @Returns(publicProfile)
  see(@Param('id', valid(userId)) id: number, @Me() me?: CurrentUser) {
    return this.profiles.see(id, me);
  }
}

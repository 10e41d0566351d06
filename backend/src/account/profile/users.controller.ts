import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { getUser } from './endpoints.js';
import { PublicProfilesService } from './public-profiles.service.js';

@Controller()
export class UsersController {
  constructor(private readonly profiles: PublicProfilesService) {}

  @Route(getUser)
  see({ params: { id } }: Received<typeof getUser>, @Me() me?: CurrentUser) {
    return this.profiles.see(id, me);
  }
}

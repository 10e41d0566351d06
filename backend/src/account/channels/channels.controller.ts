import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import { ChannelSettings } from './channel-settings.js';
import { changeChannelSettings, readChannelSettings } from './endpoints.js';

@Controller()
export class ChannelsController {
  constructor(private readonly settings: ChannelSettings) {}

  @Route(readChannelSettings)
  read(@Me() me: CurrentUser) {
    return this.settings.of(me.id);
  }

  @Route(changeChannelSettings)
  change({ body }: Received<typeof changeChannelSettings>, @Me() me: CurrentUser) {
    return this.settings.change(me.id, body);
  }
}

import { Controller } from '@nestjs/common';
import type { Received } from '../../platform/endpoints.js';
import { type CurrentUser, Me } from '../../platform/http/access.js';
import { Route } from '../../platform/routing/route.js';
import {
  getPushKey,
  listPushSubscriptions,
  removePushSubscription,
  savePushSubscription,
} from './endpoints.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

@Controller()
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  @Route(getPushKey)
  key() {
    return this.subscriptions.key();
  }

  @Route(listPushSubscriptions)
  list(@Me() me: CurrentUser) {
    return this.subscriptions.list(me);
  }

  @Route(savePushSubscription)
  save({ body }: Received<typeof savePushSubscription>, @Me() me: CurrentUser) {
    return this.subscriptions.save(me, body);
  }

  @Route(removePushSubscription)
  async remove({ params: { id } }: Received<typeof removePushSubscription>, @Me() me: CurrentUser) {
    await this.subscriptions.remove(me, id);
  }
}

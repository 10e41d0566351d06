import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import type { MailSwitchAnswer, Notifications, NotificationsChange } from './contract.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { NotificationSettings } from './notification-settings.js';

@Injectable()
export class NotificationsService {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly settings: NotificationSettings,
  ) {}

  find(me: CurrentUser): Promise<Notifications> {
    return this.settings.of(me.id);
  }

  async change(me: CurrentUser, change: NotificationsChange): Promise<Notifications> {
    await this.settings.change(me.id, change);
    return this.settings.of(me.id);
  }

  /** Succeeds for deleted accounts too, which get none of these mails anyway. */
  async turn(token: string, on: boolean): Promise<MailSwitchAnswer> {
    const { userId, kind } = this.links.read(token);
    await this.settings.change(userId, { [kind]: on });
    return { kind, on };
  }
}

import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import type {
  MailboxSwitchAnswer,
  MailSwitchAnswer,
  Notifications,
  NotificationsChange,
} from './contract.js';
import { MailboxLinks } from './mailbox-links.js';
import { StoppedMailboxes } from './stopped-mailboxes.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { NotificationSettings } from './notification-settings.js';

@Injectable()
export class NotificationsService {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly mailboxLinks: MailboxLinks,
    private readonly settings: NotificationSettings,
    private readonly stopped: StoppedMailboxes,
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

  async turnMailbox(token: string, on: boolean): Promise<MailboxSwitchAnswer> {
    await this.stopped.change(this.mailboxLinks.mailboxOf(token), on);
    return { on };
  }
}

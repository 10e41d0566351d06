import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import type { MailSwitchAnswer, Notifications, NotificationsChange } from './contract.js';
import { StopLinks } from './stop-links.js';
import { Switches } from './switches.js';

/** People say which mails they want, logged in or with a mail in their hand. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly links: StopLinks,
    private readonly switches: Switches,
  ) {}

  find(me: CurrentUser): Promise<Notifications> {
    return this.switches.of(me.id);
  }

  async change(me: CurrentUser, change: NotificationsChange): Promise<Notifications> {
    await this.switches.turn(me.id, change);
    return this.switches.of(me.id);
  }

  /** Says the same for an account that is gone: it gets none of these mails either way. */
  async turn(token: string, on: boolean): Promise<MailSwitchAnswer> {
    const { userId, kind } = this.links.read(token);
    await this.switches.turn(userId, { [kind]: on });
    return { kind, on };
  }
}

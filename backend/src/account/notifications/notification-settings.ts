import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../profile/personal-data.js';
import { noticeKind, type Notifications, type NotificationsChange } from './contract.js';

interface OffRow {
  kind: string;
  since: Date;
}

const offOf = `select kind, since from notification_off where user_id = $1 order by kind`;

// The lock waits for a concurrent account deletion, so deleted accounts keep no settings.
const changeSettings = `
  with person as (
    select id from "user" where id = $1 and deleted_at is null for key share
  ), stopped as (
    insert into notification_off (user_id, kind) select id, kind from person, unnest($2::text[]) kind
    on conflict do nothing
  )
  delete from notification_off where user_id = $1 and kind = any($3::text[])`;

@Injectable()
export class NotificationSettings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'mailsSwitchedOff',
      collect: (userId) => this.off(userId),
      erase: async (em, userId) => {
        await em.execute(`delete from notification_off where user_id = ?`, [userId]);
      },
    });
  }

  async of(userId: number): Promise<Notifications> {
    const off = new Set((await this.off(userId)).map(({ kind }) => kind));
    return {
      messages: !off.has('messages'),
      contact_requests: !off.has('contact_requests'),
      reminders: !off.has('reminders'),
    };
  }

  async change(userId: number, change: NotificationsChange): Promise<void> {
    const kindsSet = (on: boolean) => noticeKind.options.filter((kind) => change[kind] === on);
    await this.database.query('notifications-turn', changeSettings, [
      userId,
      kindsSet(false),
      kindsSet(true),
    ]);
  }

  private off(userId: number): Promise<OffRow[]> {
    return this.database.query<OffRow & Record<string, unknown>>('notifications-off', offOf, [userId]);
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { fieldIssue } from '../../platform/http/errors/field-issue.js';
import { newsTopic, type NewsTopic } from '../news/contract.js';
import type { NoticeKind } from '../notifications/contract.js';
import { NotificationSettings } from '../notifications/notification-settings.js';
import { PersonalData } from '../profile/personal-data.js';
import type * as contract from './contract.js';

/** Mails that can be switched off. The others always come, such as what a trip is about. */
const mails: Partial<Record<NewsTopic, NoticeKind>> = {
  messages: 'messages',
  requests: 'contact_requests',
  trips: 'reminders',
};

/** Texts are sent about messages only, at the request of the writer. */
const texts: NewsTopic[] = ['messages'];

const offOf = `
  select topic, channel, since from channel_off where user_id = $1 order by topic, channel`;

// The lock waits for a concurrent account deletion, so deleted accounts keep no settings.
const changeSettings = `
  with person as (
    select id from "user" where id = $1 and deleted_at is null for key share
  ), chosen as (
    select * from unnest($2::text[], $3::text[], $4::boolean[]) as c (topic, channel, is_on)
  ), stopped as (
    insert into channel_off (user_id, topic, channel)
    select id, topic, channel from person, chosen where not is_on on conflict do nothing
  )
  delete from channel_off o using chosen c
  where o.user_id = $1 and o.topic = c.topic and o.channel = c.channel and c.is_on`;

interface OffRow extends Record<string, unknown> {
  topic: NewsTopic;
  channel: contract.NewsChannel;
  since: Date;
}

interface Choice {
  topic: NewsTopic;
  channel: contract.NewsChannel;
  on: boolean;
}

@Injectable()
export class ChannelSettings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mailSettings: NotificationSettings,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'channelsSwitchedOff',
      collect: (userId) => this.off(userId),
      erase: async (em, userId) => {
        await em.execute(`delete from channel_off where user_id = ?`, [userId]);
      },
    });
  }

  async of(userId: number): Promise<contract.ChannelSettings> {
    const [off, mailed] = await Promise.all([this.off(userId), this.mailSettings.of(userId)]);
    const isOn = (topic: NewsTopic, channel: contract.NewsChannel) =>
      !off.some((row) => row.topic === topic && row.channel === channel);
    const channelsOf = (topic: NewsTopic): contract.NewsChannels => {
      const mail = mails[topic];
      return {
        push: isOn(topic, 'push'),
        mail: mail ? mailed[mail] : null,
        sms: texts.includes(topic) ? isOn(topic, 'sms') : null,
      };
    };
    const settings = newsTopic.options.map((topic) => [topic, channelsOf(topic)] as const);
    return Object.fromEntries(settings) as contract.ChannelSettings;
  }

  async change(userId: number, change: contract.ChannelSettingsChange): Promise<contract.ChannelSettings> {
    const choices = choicesIn(change);
    for (const choice of choices) expectSwitchable(choice);
    const byMail = choices.flatMap(({ topic, channel, on }) =>
      channel === 'mail' ? [[mails[topic], on]] : [],
    );
    await this.mailSettings.change(userId, Object.fromEntries(byMail));
    const others = choices.filter(({ channel }) => channel !== 'mail');
    await this.database.query('channels-change', changeSettings, [
      userId,
      others.map(({ topic }) => topic),
      others.map(({ channel }) => channel),
      others.map(({ on }) => on),
    ]);
    return this.of(userId);
  }

  async isOff(userId: number, topic: NewsTopic, channel: 'push' | 'sms'): Promise<boolean> {
    return (await this.off(userId)).some((row) => row.topic === topic && row.channel === channel);
  }

  private off(userId: number): Promise<OffRow[]> {
    return this.database.query<OffRow>('channels-off', offOf, [userId]);
  }
}

const choicesIn = (change: contract.ChannelSettingsChange): Choice[] =>
  newsTopic.options.flatMap((topic) =>
    Object.entries(change[topic] ?? {}).map(([channel, on]) => ({
      topic,
      channel: channel as contract.NewsChannel,
      on,
    })),
  );

function expectSwitchable({ topic, channel }: Choice): void {
  const isSwitchable = channel === 'push' || (channel === 'mail' ? topic in mails : texts.includes(topic));
  if (!isSwitchable) throw fieldIssue(`${topic}.${channel}`, 'This cannot be switched');
}

import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { productName } from '../../platform/contract.js';
import type { CurrentUser } from '../../platform/http/access.js';
import type { MailText } from '../../platform/mail/mail-content.js';
import { renderForReader } from '../../platform/mail/render-for-reader.js';
import { Mail } from '../../platform/mail/mail.js';
import { Mailboxes } from '../people/mailbox.js';
import { PeopleEvents } from '../people/people-events.js';
import { PeopleService } from '../people/people.service.js';
import { asMe } from '../people/user-views.js';
import { UserEntity } from '../people/user.entity.js';
import { BlocksService } from '../blocks/blocks.service.js';
import { ProfilePictures } from '../pictures/profile-pictures.js';
import { formerMember } from '../former-members/unnamed-members.js';
import { wordsOf } from '../words/index.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { accountData, type AccountData } from './contract.js';
import { DeletionMarks } from './deletion-marks.js';
import { PersonalData } from './personal-data.js';

const wrongEmail = 'This is not the email of this account';

@Injectable()
export class AccountService {
  constructor(
    private readonly em: EntityManager,
    private readonly blocks: BlocksService,
    private readonly deletionMarks: DeletionMarks,
    private readonly events: PeopleEvents,
    private readonly mail: Mail,
    private readonly mailboxes: Mailboxes,
    private readonly people: PeopleService,
    private readonly personalData: PersonalData,
    private readonly pictures: ProfilePictures,
    private readonly sessions: SessionsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async download(me: CurrentUser): Promise<AccountData> {
    const [sessions, blocks, { reports, ...elsewhere }] = await Promise.all([
      this.sessions.list(me),
      this.blocks.list(me),
      this.personalData.collect(me.id),
    ]);
    return {
      account: { ...asMe(me), createdAt: me.createdAt.toISOString() },
      sessions,
      blocks,
      // Clients of the API expect them beside the rest.
      reports: accountData.shape.reports.parse(reports),
      elsewhere,
    };
  }

  /** Empties the user row but keeps it, because messages and reviews that others received refer to it. */
  async delete(me: CurrentUser, email: string): Promise<void> {
    if (email.trim().toLowerCase() !== me.email)
      throw new BadRequestException({
        message: wrongEmail,
        issues: [{ path: 'email', message: wrongEmail }],
      });
    await this.erase(me);
  }

  async erase(me: Pick<CurrentUser, 'id' | 'email'>): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      // Concurrent writes for this account finish before the deletion or fail after it.
      const { language } = await this.people.lock(em, me.id);
      await this.personalData.erase(em, me.id);
      // Attempts first: a concurrent login then commits before its session is deleted here.
      await em.execute(`delete from code_attempt where user_id = ? or destination = ?`, [me.id, me.email]);
      await this.sessions.endAll(em, me.id);
      await this.pictures.remove(em, await this.people.lock(em, me.id));
      await em.execute(emptyUser, [await this.mailboxes.keyOf(me.email), me.id]);
      await this.events.changed(em, await em.findOneOrFail(UserEntity, me.id, { refresh: true }));
      await this.deletionMarks.markLater(em, me.id);
      await this.mail.send(em, { to: me.email, mail: renderForReader(deletionMail, language, this.config) });
    });
  }
}

// The placeholder email frees the address. The mailbox's hash stays, so that a deletion does not evade blocks.
const emptyUser = `
  update "user" set email = 'deleted:' || id, username = '${formerMember}', phone_number = null, phone_e164 = null,
    verified = false, phone_verified_at = null, profile_picture_url = null, picture_source = null, picture_refusal = null, language = null, languages = null, bio = null, public_since = null, guarded_since = null,
    document_checked_at = null, document_name_fits = null,
    mailbox_key = coalesce(mailbox_key, ?), deleted_at = now()
  where id = ?`;

const deletionMail: MailText = (language) => {
  const { subject, texts } = wordsOf(language).deleted;
  return { subject: subject(productName), paragraphs: texts };
};

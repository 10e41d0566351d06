import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../platform/http/access.js';
import { Sms } from '../../platform/sms/sms.js';
import { Limits } from '../../platform/limits/limits.js';
import type { Me, ProfileChange } from '../contract.js';
import { NameChecks } from '../people/name-checks.js';
import { PeopleEvents } from '../people/people-events.js';
import { PeopleService } from '../people/people.service.js';
import { asMe } from '../people/user-views.js';
import { readPhone, type Phone } from '../people/phone.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { PhoneCodesService } from './phone-codes.service.js';

const refusalWith = (path: string, message: string) => ({ message, issues: [{ path, message }] });

@Injectable()
export class ProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly events: PeopleEvents,
    private readonly limits: Limits,
    private readonly nameChecks: NameChecks,
    private readonly people: PeopleService,
    private readonly phoneCodes: PhoneCodesService,
    private readonly pictures: PicturesService,
    private readonly sms: Sms,
  ) {}

  async change(me: CurrentUser, change: ProfileChange, ip: string): Promise<Me> {
    const { phoneNumber, profilePictureUrl, ...fields } = change;
    const phone = phoneNumber === undefined ? undefined : this.phoneFrom(phoneNumber);
    const { username } = fields;
    const isRenamed = username !== undefined && username !== me.username;
    if (isRenamed) await this.expectAllowed(me, username);
    return this.em.transactional(async (em) => {
      const user = await this.people.lock(em, me.id);
      const former = user.username;
      if (isRenamed) user.usernameIsChosen = true;
      Object.assign(user, emptyToNull(fields));
      if (profilePictureUrl !== undefined) await this.pictures.choose(em, user, profilePictureUrl);
      const isNewNumber = phone !== undefined && (phone?.e164 ?? null) !== user.phoneE164;
      if (isNewNumber) {
        user.phoneNumber = phone?.display ?? null;
        user.phoneE164 = phone?.e164 ?? null;
        user.verified = false;
        user.numberLostAt = null;
      }
      await em.flush().catch(throwUsernameTaken);
      if (isRenamed) await this.limits.take('name.change', { account: me.person });
      if (isRenamed) await this.events.renamed(em, { userId: me.id, former, username });
      await this.events.changed(em, user);
      if (isNewNumber && phone) await this.phoneCodes.send(em, user, ip);
      return asMe(user);
    });
  }

  private async expectAllowed(me: CurrentUser, username: string): Promise<void> {
    const refusal = await this.nameChecks.refusalOf(username, me.id);
    if (refusal) throw new BadRequestException(refusalWith('username', refusal));
  }

  private phoneFrom(typed: string): Phone | null {
    if (typed === '') return null;
    const phone = readPhone(typed);
    const refusal = phone ? this.sms.refusal(phone.e164) : 'Please enter a valid phone number';
    if (!phone || refusal) throw new BadRequestException(refusalWith('phoneNumber', refusal ?? ''));
    return phone;
  }
}

/** An emptied form field clears its column; a field that was not sent stays unchanged. */
function emptyToNull(fields: Omit<ProfileChange, 'phoneNumber' | 'profilePictureUrl'>) {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([key, value]) => [key, value === '' ? null : value]));
}

function throwUsernameTaken(error: unknown): never {
  if (error instanceof UniqueConstraintViolationException)
    throw new ConflictException(refusalWith('username', 'This username is taken'));
  throw error;
}

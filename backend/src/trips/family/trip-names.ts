import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { maskContacts, memberNameIn } from '../../account/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Language } from '../../platform/language/contract.js';
import { UnknownSeal } from '../../platform/secrets/sealing.js';
import { openCareCard } from '../care-card/sealed-care-card.js';
import { tripOf } from '../relay/trip-of.js';
import { wordsOf } from '../words/index.js';

export interface TripNames {
  helper: string;
  seeker: string;
  /** The seeker, or the person for whom they asked. */
  traveler: string;
  isForSelf: boolean;
}

export interface NameRow {
  helperName: string | null;
  seekerName: string | null;
  flyerName: string | null;
  sealedCard: string | null;
}

/** For the match `m`. Masked names, as strangers see them. */
export const nameColumns = `
  (select username from traveler where user_id = m.helper_id) as "helperName",
  (select username from traveler where user_id = m.seeker_id) as "seekerName",
  coalesce(m.traveler ->> 'firstName', (select flyer ->> 'firstName' from listing
    where id = coalesce((m.traveler ->> 'listingId')::bigint, m.listing_id) and user_id = m.seeker_id
      and type = 'seeking_help')) as "flyerName",
  (select sealed from care_card where match_id = ${tripOf('m')}) as "sealedCard"`;

/** First names of those on a trip, for texts that others may read. */
@Injectable()
export class FirstNames {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  of({ helperName, seekerName, flyerName, sealedCard }: NameRow, language: Language = 'en'): TripNames {
    const firstName = (name: string | null) => firstNameIn(language, name);
    const seeker = firstName(seekerName);
    const other = flyerName ?? (sealedCard && this.nameOnCard(sealedCard));
    const traveler = other ? firstName(other) : seeker;
    const isForSelf = flyerName === null && traveler === seeker;
    return { helper: firstName(helperName), seeker, traveler, isForSelf };
  }

  private nameOnCard(sealed: string): string | null {
    try {
      return openCareCard(this.config.secrets, sealed).firstName;
    } catch (error) {
      // A card of a lost secret. The care card itself reports it.
      if (error instanceof UnknownSeal) return null;
      throw error;
    }
  }
}

/** The first word with a letter. */
export const firstNameIn = (language: Language, name: string | null): string =>
  maskContacts(memberNameIn(language, name ?? ''))
    .split(/\s/)
    .find((word) => /\p{L}/u.test(word)) ?? wordsOf(language).aMember;

/** A user's first name in a given language. Without one, they are "a member". */
export async function firstNamesOf(
  em: EntityManager,
  userId: number,
): Promise<(language: Language) => string> {
  const find = 'select username from traveler where user_id = ?';
  const [row] = await em.execute<{ username: string }[]>(find, [userId]);
  return (language) => firstNameIn(language, row?.username ?? null);
}

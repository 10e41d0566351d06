import type { CurrentUser } from '../../platform/http/access.js';
import type { Me, PublicUser } from '../contract.js';
import { maskPhone } from './phone.js';
import { maskContacts } from '../contacts/mask-contacts.js';
import type { UserEntity } from './user.entity.js';

type UserFields = Pick<
  UserEntity,
  'id' | 'username' | 'email' | 'phoneNumber' | 'profilePictureUrl' | 'languages' | 'bio' | 'verified'
>;

/** A user's row, or the user of a session. */
type OwnFields = UserFields &
  Pick<UserEntity, 'pictureRefusal' | 'language'> &
  (
    | Pick<
        UserEntity,
        'numberLostAt' | 'pictureSource' | 'usernameIsChosen' | 'rulesAgreedAt' | 'guardedSince'
      >
    | Pick<CurrentUser, 'phoneLost' | 'nameChosen' | 'rulesAgreed' | 'guarded'>
  );

/** Servers before version 1.0.0 stored addresses of other hosts here. Others never see those. */
const ownPicture = (url: string | null | undefined) => (url?.startsWith('/') ? url : null);

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Rate limits count per mailbox and verified number, so that several accounts share one quota. */
export const personOf = ({
  id,
  mailboxKey,
  phoneKey,
}: Pick<UserEntity, 'id' | 'mailboxKey' | 'phoneKey'>) => [
  mailboxKey ?? String(id),
  ...(phoneKey ? [phoneKey] : []),
];

export const asMe = (user: OwnFields): Me => ({
  id: user.id,
  username: user.username,
  email: user.email,
  phoneNumber: user.phoneNumber ?? null,
  phoneNumberMasked: user.phoneNumber ? maskPhone(user.phoneNumber) : null,
  profilePictureUrl: user.profilePictureUrl ?? ('pictureSource' in user ? user.pictureSource : null) ?? null,
  pictureRefusal: user.pictureRefusal ?? null,
  language: user.language ?? null,
  languages: user.languages ?? null,
  bio: user.bio ?? null,
  verified: user.verified,
  phoneLost: 'phoneLost' in user ? user.phoneLost : Boolean(user.numberLostAt),
  nameChosen: 'nameChosen' in user ? user.nameChosen : user.usernameIsChosen,
  rulesAgreed: 'rulesAgreed' in user ? user.rulesAgreed : Boolean(user.rulesAgreedAt),
  guarded: 'guarded' in user ? user.guarded : Boolean(user.guardedSince),
});

/** Contact details in public texts are masked until the phone is verified. */
export function asPublicUser(
  user: Omit<UserFields, 'email' | 'phoneNumber'> & { createdAt: Date; documentCheckedAt?: Date | null },
): PublicUser {
  const masked = (text: string) => (user.verified ? text : maskContacts(text));
  return {
    id: user.id,
    username: masked(user.username),
    profilePictureUrl: ownPicture(user.profilePictureUrl),
    languages: user.languages ? masked(user.languages) : null,
    bio: user.bio ? masked(user.bio) : null,
    verified: user.verified,
    memberSince: dayOf(user.createdAt),
    ...(user.documentCheckedAt && { documentCheckedAt: dayOf(user.documentCheckedAt) }),
  };
}

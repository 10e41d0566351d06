import type { Me, PublicUser } from '../contract.js';
import { maskPhone } from '../profile/phone.js';
import { maskContacts } from './mask-contacts.js';
import type { UserEntity } from './user.entity.js';

type Everything = Pick<
  UserEntity,
  'id' | 'username' | 'email' | 'phoneNumber' | 'profilePictureUrl' | 'languages' | 'bio' | 'verified'
>;

/** Whom the limits count: everybody with this mailbox. */
export const personOf = ({ id, mailboxKey }: Pick<UserEntity, 'id' | 'mailboxKey'>): string =>
  mailboxKey ?? String(id);

/** A person as they see themselves. */
export const asMe = (user: Everything): Me => ({
  id: user.id,
  username: user.username,
  email: user.email,
  phoneNumber: user.phoneNumber ?? null,
  phoneNumberMasked: user.phoneNumber ? maskPhone(user.phoneNumber) : null,
  profilePictureUrl: user.profilePictureUrl ?? null,
  languages: user.languages ?? null,
  bio: user.bio ?? null,
  verified: user.verified,
});

/** A person as strangers see them; ways around the connect request are covered until the phone is verified. */
export function asPublicUser(
  user: Omit<Everything, 'email' | 'phoneNumber'> & { createdAt: Date },
): PublicUser {
  const shown = (text: string) => (user.verified ? text : maskContacts(text));
  return {
    id: user.id,
    username: shown(user.username),
    profilePictureUrl: user.profilePictureUrl ?? null,
    languages: user.languages ? shown(user.languages) : null,
    bio: user.bio ? shown(user.bio) : null,
    verified: user.verified,
    memberSince: user.createdAt.toISOString().slice(0, 10),
  };
}

/** What both sides of the wire know about members without a name and texts with contact details. It runs in browsers: nothing here may need a server. */
export { formerMember, hasUnnamedMembers, nameUnnamedMembers } from './former-members/unnamed-members.js';
export { hasAddress, maskContacts } from './contacts/mask-contacts.js';
export { plainTextOf } from './contacts/plain-text.js';

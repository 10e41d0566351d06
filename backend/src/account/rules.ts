/** What both sides of the wire know about texts with contact details. It runs in browsers: nothing here may need a server. */
export { hasAddress, maskContacts } from './contacts/mask-contacts.js';
export { plainTextOf } from './contacts/plain-text.js';

import { productName } from '../../../../product/contract.js';

/** `[words](address)` is a link, and `{mail}` our address. */
export const en = {
  contactTitle: 'Contact Us',
  writeTo: 'Write to {mail}.',
  aPersonReads: 'Write to {mail}. A person reads every message. The form on this page needs JavaScript.',
  needsScript: `${productName} needs JavaScript to show listings and messages. Please switch it on.`,
  canRead:
    'Without it you can read the [Terms of Use](/terms-of-use) and the [Privacy Policy](/privacy-policy), and write to us at {mail}.',
  lastUpdated: (day: string) => `Last updated ${day}`,
  englishDecides: (address: string) => `This is a translation. [The English text](${address}) decides.`,
};

export type Words = typeof en;

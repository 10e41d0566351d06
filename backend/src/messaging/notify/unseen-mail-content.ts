import { productName } from '../../platform/contract.js';
import type { MailContent } from '../../platform/mail/mail-content.js';

/** Says who wrote, and never what: a mailbox is read over shoulders, a conversation belongs to two. */
export const unseenMailContent = (name: string, url: string): MailContent => ({
  subject: `${name} wrote to you`,
  greeting: 'Hello,',
  paragraphs: [`${name} wrote to you on ${productName}, and you have not seen it yet.`],
  action: { label: 'Read and answer', url },
  footnote: 'You get one mail, however much they write, until you open the conversation.',
});

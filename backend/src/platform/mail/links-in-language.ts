import type { Language } from '../language/contract.js';
import { prefixOf } from '../language/languages.js';
import type { MailContent, MailLink } from './mail-content.js';

/** Addresses that have no language: calls, files, and pages that the server writes by itself. */
const withoutLanguage =
  /^\/(api|mf|sandbox|health|platform|journey|with|still-flying|pictures|[a-z]{2})([/?#]|$)/;

/** The mail with links to pages in this language. */
export function inLanguage(content: MailContent, publicUrl: string, language: Language): MailContent {
  const prefix = prefixOf(language);
  const leads = <Link extends MailLink | undefined>(link: Link): Link => {
    if (!link || !prefix || !link.url.startsWith(`${publicUrl}/`)) return link;
    const path = link.url.slice(publicUrl.length);
    return withoutLanguage.test(path) ? link : { ...link, url: publicUrl + prefix + path };
  };
  const { action, secondaryAction, call, footerLink, answers, cards } = content;
  return {
    ...content,
    ...(action && { action: leads(action) }),
    ...(secondaryAction && { secondaryAction: leads(secondaryAction) }),
    ...(call && { call: leads(call) }),
    ...(footerLink && { footerLink: leads(footerLink) }),
    ...(answers && { answers: answers.map(leads) }),
    ...(cards && { cards: cards.map((card) => ({ ...card, link: leads(card.link) })) }),
  };
}

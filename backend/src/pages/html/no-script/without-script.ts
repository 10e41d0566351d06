import { productName } from '../../../platform/contract.js';
import { html, type Markup } from '../../../platform/html/markup.js';
import type { LegalText } from '../../legal/contract.js';
import { privacy } from '../../privacy/contract.js';
import { terms } from '../../terms/contract.js';

interface Site {
  contactEmail: string;
  sandbox: boolean;
}

const legalPages: Record<string, LegalText> = { '/terms-of-use': terms, '/privacy-policy': privacy };

/** What a browser without scripts shows: the pages that one must be able to read, and elsewhere the way to them. */
export function withoutScript(pathname: string, site: Site): Markup {
  const text = legalPages[pathname];
  if (text) return legalPage(text, site);
  const address = mailTo(site);
  if (pathname === '/contact')
    return html`<h1>Contact Us</h1>
      <p>Write to ${address}. A person reads every message. The form on this page needs JavaScript.</p>`;
  return html`<h1>${productName}</h1>
    <p>${productName} needs JavaScript to show listings and messages. Please switch it on.</p>
    <p>
      Without it you can read the <a href="/terms-of-use">Terms of Use</a> and the
      <a href="/privacy-policy">Privacy Policy</a>, and write to us at ${address}.
    </p>`;
}

const mailTo = ({ contactEmail }: Site) => html`<a href="mailto:${contactEmail}">${contactEmail}</a>`;

const legalPage = ({ title, updated, lead, sections }: LegalText, site: Site) =>
  html`<h1>${title}</h1>
    <p>Last updated ${updated}</p>
    <p>${lead}</p>
    ${sections.map(
      (section) =>
        html`<h2 id="${section.id}">${section.title}</h2>
          ${section.body.map((block) =>
            typeof block === 'string'
              ? html`<p>${inline(block, site)}</p>`
              : html`<ul>
                  ${block.map((item) => html`<li>${inline(item, site)}</li>`)}
                </ul>`,
          )}
          ${site.sandbox && section.inDemo !== undefined && html`<p>${inline(section.inDemo, site)}</p>`} `,
    )}`;

const inline = (text: string, site: Site) =>
  text.split(/(\*\*[^*]{1,200}\*\*|\[[^[\]]{1,200}\]\([^()]{1,200}\)|\{contact\})/).map((piece) => {
    if (piece === '{contact}') return html`Write to ${mailTo(site)}.`;
    const [, strong] = /^\*\*(.+)\*\*$/.exec(piece) ?? [];
    if (strong) return html`<strong>${strong}</strong>`;
    const [, words, address] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
    return words && address ? html`<a href="${address}">${words}</a>` : piece;
  });

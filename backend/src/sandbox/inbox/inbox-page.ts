import { productName } from '../../platform/contract.js';
import { html, type Markup } from '../../platform/html/markup.js';
import { logo } from './logo.js';
import { codesIn, linked } from './message-text.js';
import type { Channel, InboxRow } from '../outbox/outbox.js';

export interface InboxFilter {
  channel?: Channel;
  to?: string;
}

const ownStyles = ['/sandbox/pages/base.css', '/sandbox/pages/inbox.css'];
const kinds = { email: 'Email', sms: 'SMS' } as const;

export const inboxPage = (messages: InboxRow[], filter: InboxFilter, styles: string[]): string =>
  `<!doctype html>${html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${productName} - Sandbox inbox</title>
      <link rel="icon" href="data:," />
      ${[...styles, ...ownStyles].map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      <script type="module" src="/sandbox/pages/inbox.js"></script>
    </head>
    <body>
      <header class="top">
        <a class="logo" href="/">${logo}${productName}</a>
        <span class="badge">Sandbox</span>
        <p class="live" id="live" role="status">Reload to see new messages</p>
      </header>
      <main>
        <h1>Sandbox inbox</h1>
        <p class="soft">
          Every mail and SMS that this server sent, newest first. None of them left this machine.
        </p>
        ${filters(filter)}${passingDays}
        <div id="messages" aria-live="polite" aria-relevant="additions">${inboxList(messages, filter)}</div>
      </main>
    </body>
  </html>`}`;

const filters = ({ channel, to }: InboxFilter): Markup => {
  const option = (value: string, label: string) =>
    html`<option value="${value}" ${value === (channel ?? '') && html`selected`}>${label}</option>`;
  return html`<form id="filters" action="/sandbox" role="search">
    <p>
      <label for="channel">Show</label>
      <select id="channel" name="channel">
        ${option('', 'Emails and SMS')}${option('email', 'Emails only')}${option('sms', 'SMS only')}
      </select>
    </p>
    <p class="wide">
      <label for="to">Address or number</label>
      <input id="to" name="to" value="${to ?? ''}" maxlength="254" autocomplete="off" spellcheck="false" />
    </p>
    <button type="submit">Filter</button>
  </form>`;
};

const passingDays = html`<details>
  <summary>Let days pass for a trip</summary>
  <p class="soft" id="passed" role="status">
    The listing, its requests, matches, steps, reminders and reviews grow older. Mails that were due on the
    way arrive.
  </p>
  <form id="days">
    <p>
      <label for="listing">Number of the listing</label>
      <input id="listing" name="listing" type="number" min="1" required />
    </p>
    <p>
      <label for="by">Days</label>
      <input id="by" name="by" type="number" min="1" max="400" value="1" required />
    </p>
    <button type="submit">Let them pass</button>
  </form>
</details>`;

/** The page fetches this part again when messages arrive. */
export const inboxList = (messages: InboxRow[], { channel, to }: InboxFilter): Markup =>
  messages.length
    ? html`${messages.map(message)}`
    : html`<p class="empty" data-id="empty-${channel || to ? 'filter' : 'all'}">
        <svg viewBox="0 0 64 48" aria-hidden="true"><path d="M4 8h56v36H4zM4 8l28 22L60 8" /></svg>
        ${channel || to ? 'No message matches.' : 'Nothing here yet. Log in on the site, and the code arrives here.'}
      </p>`;

const message = ({ id, channel, to, subject, text, createdAt, hasHtml, attached }: InboxRow): Markup =>
  html`<article class="message ${channel}" data-id="${id}" aria-labelledby="about-${id}">
    <header>
      <span class="badge">${kinds[channel]}</span>
      <time datetime="${createdAt}">${createdAt.slice(0, 19).replace('T', ' ')} UTC</time>
    </header>
    <h2 id="about-${id}">${subject ?? 'SMS'} <span class="to">to ${to}</span></h2>
    <pre>${linked(text.trim())}</pre>
    ${hasHtml && html`<p><a href="/sandbox/outbox/${id}/mail" target="_blank">See it as a mail</a></p>`}
    ${attached.length > 0 && html`<p>Attached: ${attached.join(', ')}</p>`} ${codesIn(text).map(stub)}
  </article>`;

const stub = (code: string): Markup =>
  html`<div class="stub">
    <output>${code}</output>
    <button type="button" data-copy="${code}" aria-label="Copy the code ${code}">Copy</button>
  </div>`;

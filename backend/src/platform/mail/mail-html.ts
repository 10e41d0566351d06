import { productName } from '../contract.js';
import { html, Markup } from '../html/markup.js';
import type { MailCard, MailContent, MailLink } from './mail-content.js';
import { mailType, type MailType } from './mail-type.js';

/** Mail clients support neither custom properties nor most selectors: light colours are inline. */
const darkStyle = new Markup(`
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0e1526 !important}.card{background:#172036 !important;border-color:#2b3653 !important}
.ink{color:#eef2fb !important}.soft{color:#a9b4cc !important}.line{border-color:#2b3653 !important}
.reason{background:#12302f !important;color:#4fd1c5 !important}
.code{background:#12302f !important;color:#4fd1c5 !important}.action{background:#ff7a52 !important;color:#1c0d06 !important}
}`);

const lines = (text: string) => text.split('\n').map((line, index) => [index > 0 && html`<br />`, line]);

/** Outlook for Windows has padding at cells only; all others ignore mso-. */
const pressed = (
  { body, direction, flow }: MailType,
  { label, url }: MailLink,
  { margin, padding, size = '' }: { margin: string; padding: string; size?: string },
) =>
  html`<table
    ${direction}
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    style="${flow}margin:${margin};border-collapse:separate"
  >
    <tr>
      <td
        bgcolor="#cf4018"
        class="action"
        style="border-radius:10px;background:#cf4018;color:#ffffff;mso-padding-alt:${padding}"
      >
        <a
          class="action"
          href="${url}"
          style="display:inline-block;padding:${padding};border-radius:10px;background:#cf4018;color:#ffffff;font-weight:600;text-decoration:none;${body}${size}"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

/** Places to break, for clients without word-break. A copy of the text has none of them. */
const breakable = (url: string) => (url.match(/.{1,20}/gsu) ?? []).map((part) => [part, html`<wbr />`]);

const paragraph = ({ body }: MailType, text: string) =>
  html`<p class="ink" style="margin:0 0 16px;color:#14213d;${body}">${lines(text)}</p>`;

const codeBlock = ({ display }: MailType, code: string) =>
  html`<p
    class="code"
    dir="ltr"
    style="direction:ltr;margin:8px 0 24px;padding:18px;border-radius:10px;background:#e5f4f1;color:#0b7a75;text-align:center;font-family:${display};font-size:36px;line-height:1.1;font-weight:700;letter-spacing:8px"
  >
    ${code}
  </p>`;

const button = (type: MailType, link: MailLink) =>
  html`${pressed(type, link, { margin: '8px 0 24px', padding: '12px 22px' })}
    <p
      class="soft"
      dir="ltr"
      style="direction:ltr;margin:0 0 16px;color:#51607d;${type.body};font-size:14px;text-align:${type.start};word-break:break-all"
    >
      ${breakable(link.url)}
    </p>`;

const card = (type: MailType, { reason, title, lines, link }: MailCard) => {
  const { body, display, leading, direction, cell, flow } = type;
  return html`<table
    ${direction}
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="line"
    style="${flow}margin:0 0 16px;border:1px solid #e4e0d6;border-radius:10px;border-collapse:separate"
  >
    <tr>
      <td
        ${cell}
        class="reason"
        style="${flow}padding:8px 16px;border-radius:9px 9px 0 0;background:#e5f4f1;color:#0b7a75;${body};font-size:15px;font-weight:600"
      >
        ${reason}
      </td>
    </tr>
    <tr>
      <td ${cell} style="${flow}padding:14px 16px 16px">
        <p
          class="ink"
          style="margin:0 0 4px;color:#14213d;font-family:${display};font-size:26px;line-height:${leading};font-weight:700"
        >
          ${title}
        </p>
        ${lines.map(
          (line) => html`<p class="soft" style="margin:0;color:#51607d;${body};font-size:15px">${line}</p>`,
        )}
        ${pressed(type, link, { margin: '12px 0 0', padding: '10px 18px', size: ';font-size:16px' })}
      </td>
    </tr>
  </table>`;
};

const answerRow = ({ body }: MailType, answers: MailLink[]) =>
  html`<p style="margin:0 0 8px">
    ${answers.map(
      ({ label, url }) =>
        html`<a
          class="card ink line"
          href="${url}"
          style="display:inline-block;min-width:28px;margin:0 4px 8px 0;padding:10px 8px;border:1px solid #e4e0d6;border-radius:10px;background:#ffffff;color:#14213d;text-align:center;font-weight:600;text-decoration:none;${body}"
          >${label}</a
        > `,
    )}
  </p>`;

const quietLink = ({ body }: MailType, { label, url }: MailLink) =>
  html`<p class="soft" style="margin:8px 0 16px;color:#51607d;${body};font-size:15px">
    <a class="soft" href="${url}" style="color:#51607d;text-decoration:underline">${label}</a>
  </p>`;

const footer = ({ body, cell, flow }: MailType, { footnote, footerLink: link }: MailContent) =>
  html`<tr>
    <td ${cell} class="line" style="${flow}padding:18px 28px 24px;border-top:2px dotted #e4e0d6">
      <p class="soft" style="margin:0;color:#51607d;${body};font-size:14px">
        ${footnote && [lines(footnote), html`<br />`]}${productName}${
          link &&
          html` ·
            <a class="soft" href="${link.url}" style="color:#51607d;text-decoration:underline"
              >${link.label}</a
            >`
        }
      </p>
    </td>
  </tr>`;

export function mailHtml(content: MailContent): string {
  const { language = 'en', subject, greeting, paragraphs, code, cards = [], answers } = content;
  const { action, secondaryAction } = content;
  const type = mailType(language);
  const { body, display, leading, direction, cell, flow } = type;
  return `<!doctype html>${html`<html lang="${language}" ${direction}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${subject}</title>
      <style>
        ${darkStyle}
      </style>
    </head>
    <body lang="${language}" ${direction} class="paper" style="${flow}margin:0;padding:0;background:#fffdf9">
      <table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        class="paper"
        style="background:#fffdf9"
      >
        <tr>
          <td align="center" style="padding:28px 16px">
            <table
              role="presentation"
              width="100%"
              cellpadding="0"
              cellspacing="0"
              class="card"
              style="max-width:560px;background:#ffffff;border:1px solid #e4e0d6;border-radius:14px;border-collapse:separate"
            >
              <tr>
                <td ${cell} style="${flow}padding:28px 28px 12px">
                  <p
                    class="soft"
                    style="margin:0 0 20px;color:#51607d;${body};font-size:15px;font-weight:600"
                  >
                    ${productName}
                  </p>
                  <h1
                    class="ink"
                    style="margin:0 0 16px;color:#14213d;font-family:${display};font-size:26px;line-height:${leading};font-weight:700"
                  >
                    ${subject}
                  </h1>
                  ${greeting && paragraph(type, greeting)}${paragraphs.map((text) => paragraph(type, text))}${
                    code && codeBlock(type, code)
                  }${cards.map((each) => card(type, each))}${answers && answerRow(type, answers)}${
                    action && button(type, action)
                  }${secondaryAction && quietLink(type, secondaryAction)}
                </td>
              </tr>
              ${footer(type, content)}
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>`}\n`;
}

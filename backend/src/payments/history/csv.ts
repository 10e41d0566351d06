import type { ExportedTip } from './tip-history.service.js';

/** What a spreadsheet would take for a formula, however it is dressed up before it. */
const formula = /^[\s\u0000-\u001f\u00a0\u200b-\u200f\ufeff'"]*[=+\-@|%\t\r\n\uff0b\uff0d\uff1d\uff20]/u;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const header = ['Date', 'Direction', 'Person', 'Amount in USD', 'Message', 'Status', 'Money', 'Receipt'];

/** One line for each tip, readable by every spreadsheet and executable by none. */
export function csvOf(tips: ExportedTip[]): string {
  const lines = tips.map((tip) => [
    tip.paidAt.slice(0, 10),
    tip.direction,
    tip.other?.username ?? '',
    tip.amount.toFixed(2),
    tip.message ?? '',
    tip.status,
    tip.money,
    tip.number,
  ]);
  // Without the mark at its start, spreadsheets take the file for one of the last century.
  return '\ufeff' + [header, ...lines].map((line) => line.map(cell).join(',') + '\r\n').join('');
}

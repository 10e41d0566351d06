import type { Tip } from '../contract.js';

export type ExportedTip = Tip & { number: string };

/** Spreadsheets execute such cells as formulas. */
const formula = /^[\s\u0000-\u001f\u00a0\u200b-\u200f\ufeff'"]*[=+\-@|%\t\r\n\uff0b\uff0d\uff1d\uff20]/u;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const header = ['Date', 'Direction', 'Person', 'Amount in USD', 'Message', 'Status', 'Money', 'Receipt'];

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
  // Spreadsheets recognise UTF-8 only by the byte order mark.
  return '\ufeff' + [header, ...lines].map((line) => line.map(cell).join(',') + '\r\n').join('');
}

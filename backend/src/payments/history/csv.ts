import { csvText } from '../../platform/csv.js';
import type { Tip } from '../contract.js';

export type ExportedTip = Tip & { number: string };

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
  return csvText([header, ...lines]);
}

import { track } from 'shell/host';

/** Records that a tip was started, without the sender or the amount. */
export const trackTipStart = (recipientId: number) =>
  track({ name: 'tip_start', category: 'tip', label: 'helper', value: recipientId });

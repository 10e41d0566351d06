import { track } from 'shell/host';

/** Somebody is about to thank a helper; nothing is said of who does it, nor how much it is. */
export const tipStart = (recipientId: number) =>
  track({ name: 'tip_start', category: 'tip', label: 'helper', value: recipientId });

export const breakNames = [
  'switch-over',
  'kill-primary',
  'freeze-primary',
  'cut-member',
  'kill-etcd-leader',
  'lose-replica',
] as const;

export type BreakName = (typeof breakNames)[number];

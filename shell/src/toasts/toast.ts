import { createSignal } from '../base/signal';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** With `isUndo` the toast stays for 10 seconds. */
  action?: { label: string; onClick: () => void; isUndo?: boolean };
}

export const currentToast = createSignal<(ToastMessage & { id: number }) | null>(null);

let last = 0;
export function toast(message: ToastMessage) {
  last += 1;
  currentToast.set({ ...message, id: last });
}

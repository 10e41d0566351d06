import { createSignal } from '../base/signal';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
}

export const currentToast = createSignal<(ToastMessage & { id: number }) | null>(null);

let last = 0;
export function toast(message: ToastMessage) {
  last += 1;
  currentToast.set({ ...message, id: last });
}

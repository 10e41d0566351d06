import { sentenceOf, toast } from 'shell/host';
import { words } from '../words';

export interface Undoable {
  /** What was done. */
  title: string;
  description?: string;
  undo: () => Promise<{ error?: unknown }>;
  /** The pressed button is gone with its toast, so the focus needs a place. Only called on the same page. */
  onUndone?: () => void;
}

/** Says what was done, and offers for ten seconds to take it back. */
export function toastWithUndo({ title, description, undo, onUndone }: Undoable): void {
  const { pathname } = location;
  const takeBack = async () => {
    const { error } = await undo();
    if (error) {
      const description = sentenceOf(error, words.pleaseTryAgain);
      toast({ title: words.notUndone, description, variant: 'destructive' });
      return;
    }
    toast({ title: words.undone });
    if (location.pathname === pathname) onUndone?.();
  };
  toast({ title, description, action: { label: words.undo, isUndo: true, onClick: () => void takeBack() } });
}

import { toast } from '../toasts/toast';
import { ownPart } from '../parts/parts';
import { dialogState, type Block, type Report, type DialogState } from './dialogState';
import { words } from '../words';

/** Its own chunk, because few visits open it. */
export const safetyPart = ownPart('safety', () => import('./SafetyDialog'));

export const openReport = (report: Report) => open({ dialog: 'report', ...report });

export const openBlock = (block: Block) => open({ dialog: 'block', ...block });

async function open(state: DialogState) {
  try {
    await safetyPart.prepare();
    dialogState.set(state);
  } catch {
    toast({
      title: words.couldNotOpen,
      description: words.checkConnection,
      variant: 'destructive',
    });
  }
}

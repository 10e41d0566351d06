import { toast } from '../toasts/toast';
import { ownPart } from '../parts/parts';
import { safetyRequest, type Block, type Report, type SafetyRequest } from './request';

/** Its own chunk, because few visits open it. */
export const safetyPart = ownPart('safety', () => import('./SafetyDialog'));

export const openReport = (report: Report) => open({ dialog: 'report', ...report });

export const openBlock = (block: Block) => open({ dialog: 'block', ...block });

async function open(request: SafetyRequest) {
  try {
    await safetyPart.prepare();
    safetyRequest.set(request);
  } catch {
    toast({
      title: 'This could not be opened',
      description: 'Check your connection and try again.',
      variant: 'destructive',
    });
  }
}

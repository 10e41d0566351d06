import { BlockDialog } from './BlockDialog';
import { ReportDialog } from './ReportDialog';
import type { DialogState } from './dialogState';

interface SafetyDialogProps {
  state: DialogState;
  onClose: () => void;
}

export const SafetyDialog = ({ state, onClose }: SafetyDialogProps) =>
  state.dialog === 'report' ? (
    <ReportDialog {...state} onClose={onClose} />
  ) : (
    <BlockDialog {...state} onClose={onClose} />
  );

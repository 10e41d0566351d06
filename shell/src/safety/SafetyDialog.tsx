import { BlockDialog } from './BlockDialog';
import { ReportDialog } from './ReportDialog';
import type { SafetyRequest } from './request';

interface SafetyDialogProps {
  request: SafetyRequest;
  onClose: () => void;
}

export const SafetyDialog = ({ request, onClose }: SafetyDialogProps) =>
  request.dialog === 'report' ? (
    <ReportDialog {...request} onClose={onClose} />
  ) : (
    <BlockDialog {...request} onClose={onClose} />
  );

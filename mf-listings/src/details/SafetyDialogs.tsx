import type { Listing } from 'backend/contract/listings';
import { BlockDialog } from './BlockDialog';
import { ReportDialog } from './ReportDialog';

interface SafetyDialogsProps {
  ask: 'report' | 'block';
  listing: Listing;
  userId: number;
  onClose: () => void;
  onBlocked: () => void;
}

/** Fetched when one of them is asked for: a dialog brings along more than the page it lies over. */
export const SafetyDialogs = ({ ask, onBlocked, ...about }: SafetyDialogsProps) =>
  ask === 'report' ? <ReportDialog {...about} /> : <BlockDialog {...about} onBlocked={onBlocked} />;

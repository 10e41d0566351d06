import type { Listing } from 'backend/contract/listings';
import { toast, useMe } from 'shell/host';
import { BanIcon, Button, FlagIcon, usePart } from 'shared-ui';

/** Report and block, for members, about other members. */
export function SafetyButtons({ listing, onBlocked }: { listing: Listing; onBlocked: () => void }) {
  const { me } = useMe();
  const report = usePart(() => import('./ReportDialog').catch(showLoadError));
  const block = usePart(() => import('./BlockDialog').catch(showLoadError));
  const { userId } = listing;
  if (!me || userId === null || userId === me.id) return null;
  const about = { listing, userId };
  return (
    <>
      <Button variant="quiet" size="small" busy={report.state === 'loading'} onClick={report.open}>
        <FlagIcon aria-hidden="true" /> Report
      </Button>
      <Button variant="quiet" size="small" busy={block.state === 'loading'} onClick={block.open}>
        <BanIcon aria-hidden="true" /> Block
      </Button>
      {report.part && <report.part.ReportDialog {...about} onClose={report.close} />}
      {block.part && <block.part.BlockDialog {...about} onClose={block.close} onBlocked={onBlocked} />}
    </>
  );
}

function showLoadError(error: unknown): never {
  toast({
    title: 'This could not be opened',
    description: 'Check your connection and try again.',
    variant: 'destructive',
  });
  throw error;
}

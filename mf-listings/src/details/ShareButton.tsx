import type { Listing } from 'backend/contract/listings';
import { toast } from 'shell/host';
import { Button, ShareIcon } from 'shared-ui';
import { addressOf } from '../listing/addressOf';
import { mailSubject } from '../listing/trip';
import { words } from '../words';

/** Shares the address of the listing with the share sheet of the device, or copies it. */
export function ShareButton({ listing }: { listing: Listing }) {
  const share = async () => {
    const url = location.origin + addressOf(`/listing/${listing.id}`);
    try {
      if (navigator.share) return await navigator.share({ title: mailSubject(listing), url });
      await navigator.clipboard.writeText(url);
      toast({ title: words.linkCopied, description: words.linkCopiedHint });
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: words.thisIsTheLink, description: url });
    }
  };
  return (
    <Button variant="quiet" size="small" onClick={share}>
      <ShareIcon aria-hidden="true" /> {words.share}
    </Button>
  );
}

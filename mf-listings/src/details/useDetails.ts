import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type DetailsTab = 'contact' | 'review';

/** What the history entry of an open dialog knows beside its address. */
interface Opening {
  /** Opened from this very page: closing goes back to it. */
  isOwn?: boolean;
  /** The listing whose contact was asked for by the card's button; whoever comes by a link has asked for none. */
  asksFor?: number;
}

/** The details that lie over the page, as the address says it: `?open=12&tab=review`, the page's own parameters kept. */
export function useDetails() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closing = useRef<string>(undefined);
  const state = location.state as Opening | null;
  const id = readId(search.get('open'));
  const tab: DetailsTab = search.get('tab') === 'review' ? 'review' : 'contact';

  return {
    id,
    tab,
    isAsked: id !== null && state?.asksFor === id,
    /** Path and query, to come back to. */
    address: location.pathname + location.search,
    open(listing: number, on: DetailsTab = 'contact') {
      const opening: Opening = { isOwn: true, ...(on === 'contact' && { asksFor: listing }) };
      void navigate({ search: withDetails(search, listing, on) }, { state: opening });
    },
    showTab(next: DetailsTab) {
      if (id !== null) void navigate({ search: withDetails(search, id, next) }, { replace: true, state });
    },
    close() {
      // The way back takes a moment, and whoever presses twice must not go back twice.
      if (id === null || closing.current === location.key) return;
      closing.current = location.key;
      if (state?.isOwn) void navigate(-1);
      else void navigate({ search: `${without(search)}` }, { replace: true });
    },
  };
}

/** The tab named here may be one of the page's own, which stays. */
function without(search: URLSearchParams) {
  const rest = new URLSearchParams(search);
  rest.delete('open');
  if (rest.get('tab') === 'review') rest.delete('tab');
  return rest;
}

function withDetails(search: URLSearchParams, id: number, tab: DetailsTab) {
  const next = without(search);
  next.set('open', String(id));
  if (tab === 'review') next.set('tab', tab);
  return `?${next}`;
}

const readId = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

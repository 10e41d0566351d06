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
  const state = useLocation().state as Opening | null;
  const navigate = useNavigate();
  const id = readId(search.get('open'));
  const tab: DetailsTab = search.get('tab') === 'review' ? 'review' : 'contact';
  const query = (next: DetailsTab, of = id) => `?${withDetails(search, of, next)}`;

  return {
    id,
    tab,
    isAsked: id !== null && state?.asksFor === id,
    open(listing: number, on: DetailsTab = 'contact') {
      const opening: Opening = { isOwn: true, ...(on === 'contact' && { asksFor: listing }) };
      void navigate({ search: query(on, listing) }, { state: opening });
    },
    showTab(next: DetailsTab) {
      void navigate({ search: query(next) }, { replace: true, state });
    },
    close() {
      if (state?.isOwn) return void navigate(-1);
      void navigate({ search: query(tab, null) }, { replace: true });
    },
  };
}

function withDetails(search: URLSearchParams, id: number | null, tab: DetailsTab) {
  const next = new URLSearchParams(search);
  next.delete('open');
  if (next.get('tab') === 'review') next.delete('tab');
  if (id !== null) next.set('open', String(id));
  if (id !== null && tab === 'review') next.set('tab', tab);
  return next;
}

const readId = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readId } from 'shell/host';
import { Button, Spinner, usePart } from 'shared-ui';
import { usePreload } from '../loading/usePreload';
import { words } from '../words';
import styles from './DetailsDialog.module.css';
import type { DetailsTab } from './DetailsTabs';

const loadSheet = () => import(/* webpackFetchPriority: "high" */ './DetailsSheet');

/** The details of the listing in the address. Every page with listing cards renders it once. */
export function DetailsDialog() {
  const details = useDetails();
  const { part, state, open, close } = usePart(loadSheet);
  const isOpen = details.id !== null;
  usePreload(loadSheet);

  useEffect(() => {
    if (isOpen && state === 'closed') void open();
    if (!isOpen && state === 'failed') close();
  });

  if (part) {
    return (
      <part.DetailsSheet
        id={details.id}
        tab={details.tab}
        address={details.address}
        isContactRequested={details.isContactRequested}
        onTab={details.showTab}
        onClose={details.close}
      />
    );
  }
  if (!isOpen) return null;
  if (state !== 'failed') {
    return (
      <p role="status" className={styles.loading}>
        <Spinner /> {words.oneMoment}
      </p>
    );
  }
  return (
    <div role="alert" className={styles.loading}>
      <p>{words.detailsFailed}</p>
      <Button size="small" onClick={open}>
        {words.tryAgain}
      </Button>
      <Button size="small" variant="quiet" onClick={details.close}>
        {words.close}
      </Button>
    </div>
  );
}

/** What a history entry says about an open dialog besides its address. */
interface DetailsState {
  /** Opened on this page, so closing goes back in history. */
  isOpenedHere?: boolean;
  /** The listing whose contact button was pressed; absent for a visitor who follows a link. */
  contactRequestedFor?: number;
}

/** The open details are part of the address: `?open=12&tab=review` next to the page's own parameters. */
export function useDetails() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closedEntry = useRef<string>(undefined);
  const state = location.state as DetailsState | null;
  const id = readId(search.get('open'));
  const tab: DetailsTab = search.get('tab') === 'review' ? 'review' : 'contact';

  return {
    id,
    tab,
    isContactRequested: id !== null && state?.contactRequestedFor === id,
    /** Path and query, to come back to after a login. */
    address: location.pathname + location.search,
    openContact(listingId: number) {
      const opened: DetailsState = { isOpenedHere: true, contactRequestedFor: listingId };
      void navigate({ search: withDetails(search, listingId, 'contact') }, { state: opened });
    },
    showTab(next: DetailsTab) {
      if (id !== null) void navigate({ search: withDetails(search, id, next) }, { replace: true, state });
    },
    close() {
      // Going back takes a moment, and a second press must not go back twice.
      if (id === null || closedEntry.current === location.key) return;
      closedEntry.current = location.key;
      if (state?.isOpenedHere) void navigate(-1);
      else void navigate({ search: `${withoutDetails(search)}` }, { replace: true });
    },
  };
}

/** Keeps a `tab` that belongs to the page. */
function withoutDetails(search: URLSearchParams) {
  const rest = new URLSearchParams(search);
  rest.delete('open');
  if (rest.get('tab') === 'review') rest.delete('tab');
  return rest;
}

function withDetails(search: URLSearchParams, id: number, tab: DetailsTab) {
  const next = withoutDetails(search);
  next.set('open', String(id));
  if (tab === 'review') next.set('tab', tab);
  return `?${next}`;
}

import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const actions = ['edit', 'repost', 'delete'] as const;
export type ListingAction = (typeof actions)[number];

/** The dialog that is open for one listing is part of the address: `?edit=12`. */
export function useListingAction() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const action = actions.find((name) => search.has(name));

  const searchWithoutAction = () => {
    const query = new URLSearchParams(search);
    for (const name of actions) query.delete(name);
    return query;
  };
  return {
    action,
    id: action ? Number(search.get(action)) : null,
    open: (next: ListingAction, id: number) => {
      const query = searchWithoutAction();
      query.set(next, String(id));
      void navigate({ search: `?${query}` }, { state: { isOpenedHere: true } });
    },
    /** Goes back in history if the dialog was opened on this page, so that Back does not open it again. */
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate({ search: `?${searchWithoutAction()}` }, { replace: true });
    },
  };
}

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state;

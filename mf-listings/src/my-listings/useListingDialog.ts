import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const dialogs = ['edit', 'repost', 'delete'] as const;
export type ListingDialog = (typeof dialogs)[number];

/** The dialog that is open for one listing is part of the address: `?edit=12`. */
export function useListingDialog() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const dialog = dialogs.find((name) => search.has(name));

  const searchWithoutDialog = () => {
    const query = new URLSearchParams(search);
    for (const name of dialogs) query.delete(name);
    return query;
  };
  return {
    dialog,
    id: dialog ? Number(search.get(dialog)) : null,
    openDialog: (next: ListingDialog, id: number) => {
      const query = searchWithoutDialog();
      query.set(next, String(id));
      void navigate({ search: `?${query}` }, { state: { isOpenedHere: true } });
    },
    /** Goes back in history if the dialog was opened on this page, so that Back does not open it again. */
    closeDialog: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate({ search: `?${searchWithoutDialog()}` }, { replace: true });
    },
  };
}

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state;

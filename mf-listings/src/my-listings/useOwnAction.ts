import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const actions = ['edit', 'repost', 'delete'] as const;
export type OwnAction = (typeof actions)[number];

/** What the owner is about to do with which listing, as the address says it: `?edit=12`. */
export function useOwnAction() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const action = actions.find((name) => search.has(name));

  const address = (change: (query: URLSearchParams) => void) => {
    const query = new URLSearchParams(search);
    for (const name of actions) query.delete(name);
    change(query);
    return { search: `?${query}` };
  };
  return {
    action,
    id: action ? Number(search.get(action)) : null,
    open: (next: OwnAction, id: number) =>
      void navigate(
        address((query) => query.set(next, String(id))),
        { state: { isOwn: true } },
      ),
    /** Back to where it was opened, so that the way back does not lead through it once more. */
    close: () =>
      void (isOwn(state)
        ? navigate(-1)
        : navigate(
            address(() => undefined),
            { replace: true },
          )),
  };
}

const isOwn = (state: unknown) => typeof state === 'object' && state !== null && 'isOwn' in state;

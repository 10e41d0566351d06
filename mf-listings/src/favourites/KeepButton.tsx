import { Link } from 'react-router-dom';
import { isApiError, openLogin, sentenceOf, toast, useMe } from 'shell/host';
import { BookmarkIcon, Button } from 'shared-ui';
import {
  type Favourite,
  useFavouritesQuery,
  useKeepMutation,
  useRemoveFavouriteMutation,
} from '../api/favourites';
import { words } from '../words';

/** Keeps a listing or a person, or no longer. Hidden on one's own. Only members load what they keep. */
export function KeepButton({ ownerId, ...favourite }: Favourite & { ownerId: number | null }) {
  const { me, isLoading: isUnknown } = useMe();
  const isOwn = me?.id === ownerId;
  const { data, error: problem } = useFavouritesQuery(undefined, { skip: !me || isOwn });
  const [keep, keeping] = useKeepMutation();
  const [remove, removing] = useRemoveFavouriteMutation();
  const { kind, id } = favourite;
  if (me && isOwn) return null;
  // A server that is older than this page keeps nothing.
  if (isApiError(problem) && problem.status === 404) return null;

  const kept = kind === 'listing' ? data?.listings : data?.people;
  const isKept = kept?.some((one) => one.id === id) ?? false;
  const toggle = async () => {
    if (!me) return openLogin();
    const { error } = await (isKept ? remove : keep)(favourite);
    if (error)
      toast({
        title: words.didNotWork,
        description: sentenceOf(error, words.pleaseTryAgain),
        variant: 'destructive',
      });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isKept}
        busy={isUnknown || keeping.isLoading || removing.isLoading}
        onClick={toggle}
      >
        <BookmarkIcon aria-hidden="true" fill={isKept ? 'currentColor' : 'none'} />{' '}
        {kind === 'listing' ? words.keep : words.keepThisPerson}
      </Button>
      {isKept && keeping.isSuccess && (
        <Button asChild variant="quiet" size="small">
          <Link to="/favourites">{words.favourites}</Link>
        </Button>
      )}
    </>
  );
}

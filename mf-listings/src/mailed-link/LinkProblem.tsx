import { Link } from 'react-router-dom';
import { openLogin, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing } from 'shared-ui';
import { words } from '../words';

const profile = '/profile?tab=helper';

/** A link that does not work. A member finds the same listing in their profile. */
export function LinkProblem({ title, children }: { title: string; children: string }) {
  const { me } = useMe();
  const action = me ? (
    <Button asChild variant="primary">
      <Link to={profile}>{words.seeMyListings}</Link>
    </Button>
  ) : (
    <Button variant="primary" onClick={() => openLogin({ goTo: profile })}>
      {words.logIn}
    </Button>
  );
  return (
    <EmptyState drawing={<LetterDrawing />} level={1} title={title} action={action}>
      {children}
    </EmptyState>
  );
}

import type { PublicProfile } from 'backend/contract/account';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { isApiError, openLogin, readId, Slot, useMe, usePageTitle } from 'shell/host';
import { Button, EmptyState, LostDrawing, Skeleton, SkeletonRegion } from 'shared-ui';
import { usePersonQuery } from '../api';
import page from '../layout/Page.module.css';
import { PageFailed } from '../layout/PageFailed';
import { Section } from '../layout/Section';
import { PersonHead } from '../person/PersonHead';
import { SafetyButtons } from '../person/SafetyButtons';
import { WhatWeChecked } from '../person/WhatWeChecked';
import styles from './PersonPage.module.css';

export function PersonPage() {
  const id = readId(useParams()['id'] ?? '');
  const { currentData: person, error, isFetching, refetch } = usePersonQuery(id ?? 0, { skip: id === null });
  usePageTitle(person?.username);
  if (person) return <Person person={person} />;
  if (id !== null && isFetching) return <Waiting />;
  if (id === null || (isApiError(error) && error.status === 404)) return <Gone />;
  return <PageFailed error={error} onTryAgain={refetch} />;
}

function Person({ person }: { person: PublicProfile }) {
  const { id: userId, username, ratings } = person;
  const { me } = useMe();
  const navigate = useNavigate();
  return (
    <div className={page.page}>
      <PersonHead person={person} />
      <div className={styles.columns}>
        <div className={styles.words}>
          {me ? person.bio && <About bio={person.bio} /> : <LogInToRead username={username} />}
          <WhatWeChecked marks={person.marks ?? []} />
          <Slot name="person.reviews" props={{ userId, username, ratings }} />
          {me && me.id !== userId && (
            <SafetyButtons person={person} onBlocked={() => void navigate('/search')} />
          )}
        </div>
        <Slot name="person.listings" props={{ userId, username }} />
      </div>
    </div>
  );
}

const About = ({ bio }: { bio: string }) => (
  <Section title="About me">
    <p className={styles.bio}>{bio}</p>
  </Section>
);

const LogInToRead = ({ username }: { username: string }) => (
  <Section title={`More about ${username}`}>
    <Button className={styles.logIn} onClick={() => openLogin()}>
      Log in to read more
    </Button>
  </Section>
);

/** A person who is blocked, has left, or never was: all look the same. */
const Gone = () => (
  <EmptyState
    drawing={<LostDrawing />}
    level={1}
    title="There is nobody here"
    action={
      <Button asChild variant="primary">
        <Link to="/search">Browse Listings</Link>
      </Button>
    }
  >
    The link is not complete, or this person has left.
  </EmptyState>
);

const Waiting = () => (
  <SkeletonRegion label="Loading this person" className={page.page}>
    <Skeleton shape="title" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonRegion>
);

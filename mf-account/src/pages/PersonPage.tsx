import type { PublicProfile } from 'backend/contract/account';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PartNeedsScript } from 'shell/forms';
import { isApiError, openLogin, readId, Slot, useMe, usePageTitle } from 'shell/host';
import { Button, EmptyState, LostDrawing, PeoplesWords, Skeleton, SkeletonRegion } from 'shared-ui';
import { usePersonQuery } from '../api';
import page from '../layout/Page.module.css';
import { PageFailed } from '../layout/PageFailed';
import { Section } from '../layout/Section';
import { PersonHead } from '../person/PersonHead';
import { SafetyButtons } from '../person/SafetyButtons';
import { WhatWeChecked } from '../person/WhatWeChecked';
import styles from './PersonPage.module.css';
import { words } from '../words';

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
  const { id: userId, username, ratings, documentCheckedAt: on, documentNameFits: nameFits = false } = person;
  const { me } = useMe();
  const navigate = useNavigate();
  return (
    <div className={page.page}>
      <PersonHead person={person} />
      <div className={styles.columns}>
        <div className={styles.words}>
          {me ? person.bio && <About bio={person.bio} /> : <LogInToRead username={username} />}
          <WhatWeChecked marks={person.marks ?? []} {...(on && { check: { on, nameFits } })} />
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
  <Section title={words.aboutMe}>
    <p className={styles.bio}>
      <PeoplesWords>{bio}</PeoplesWords>
    </p>
  </Section>
);

const LogInToRead = ({ username }: { username: string }) => (
  <Section title={words.moreAbout(username)}>
    <PartNeedsScript>
      <Button className={styles.logIn} onClick={() => openLogin()}>
        {words.logInToReadMore}
      </Button>
    </PartNeedsScript>
  </Section>
);

/** A person who is blocked, has left, or never was: all look the same. */
const Gone = () => (
  <EmptyState
    drawing={<LostDrawing />}
    level={1}
    title={words.nobodyHere}
    action={
      <Button asChild variant="primary">
        <Link to="/search">{words.browseListings}</Link>
      </Button>
    }
  >
    {words.nobodyHereHint}
  </EmptyState>
);

const Waiting = () => (
  <SkeletonRegion label={words.loadingPerson} className={page.page}>
    <Skeleton shape="title" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonRegion>
);

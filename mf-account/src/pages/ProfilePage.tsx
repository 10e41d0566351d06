import { useSearchParams } from 'react-router-dom';
import { openLogin, Slot, useMe } from 'shell/host';
import { Button, EmptyState, LetterDrawing, Tab, TabList, TabPanel, Tabs } from 'shared-ui';
import { LostNumber } from '../profile/LostNumber';
import { ListingsTab } from '../profile/ListingsTab';
import { ProfileTab } from '../profile/ProfileTab';
import styles from './ProfilePage.module.css';

const listingTabs = ['helper', 'seeker'];

export function ProfilePage() {
  const { me, isLoading } = useMe();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab') ?? '';
  const tab = listingTabs.includes(wanted) ? wanted : 'profile';

  if (!me) return isLoading ? null : <SignedOut />;
  return (
    <div className={styles.page}>
      <h1>My Profile</h1>
      <LostNumber me={me} />
      <Slot name="profile.notices" props={{}} />
      <Tabs
        value={tab}
        onValueChange={(next) => setSearch(next === 'profile' ? {} : { tab: next }, { replace: true })}
      >
        <TabList aria-label="My Profile">
          <Tab value="profile">Profile</Tab>
          <Tab value="helper">I'm a Helper</Tab>
          <Tab value="seeker">I Need Help</Tab>
        </TabList>
        <TabPanel value="profile">
          <ProfileTab me={me} />
        </TabPanel>
        <TabPanel value="helper">
          <ListingsTab type="helper" />
        </TabPanel>
        <TabPanel value="seeker">
          <ListingsTab type="seeking_help" />
        </TabPanel>
      </Tabs>
    </div>
  );
}

function SignedOut() {
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      level={1}
      title="Authentication Required"
      action={
        <Button variant="primary" onClick={() => openLogin()}>
          Log In
        </Button>
      }
    >
      Please log in to view your profile
    </EmptyState>
  );
}

import { useSearchParams } from 'react-router-dom';
import { openLogin, Slot, useMe } from 'shell/host';
import { SignedOut, Tab, TabList, TabPanel, Tabs } from 'shared-ui';
import page from '../layout/Page.module.css';
import { LostNumber } from '../profile/LostNumber';
import { ListingsTab } from '../profile/ListingsTab';
import { ProfileTab } from '../profile/ProfileTab';

const listingTabs = ['helper', 'seeker'];

export function ProfilePage() {
  const { me, isLoading } = useMe();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab') ?? '';
  const tab = listingTabs.includes(wanted) ? wanted : 'profile';

  if (!me)
    return isLoading ? null : (
      <SignedOut onLogIn={() => openLogin()}>Please log in to view your profile</SignedOut>
    );
  return (
    <div className={page.page}>
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

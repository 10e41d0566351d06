import { useSearchParams } from 'react-router-dom';
import { openLogin, Slot, useMe } from 'shell/host';
import { SignedOut, Tab, TabList, TabPanel, Tabs } from 'shared-ui';
import page from '../layout/Page.module.css';
import { LostNumber } from '../profile/LostNumber';
import { ListingsTab } from '../profile/ListingsTab';
import { ProfileTab } from '../profile/ProfileTab';
import { words } from '../words';

const listingTabs = ['helper', 'seeker'];

export function ProfilePage() {
  const { me, isLoading } = useMe();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab') ?? '';
  const tab = listingTabs.includes(wanted) ? wanted : 'profile';

  if (!me)
    return isLoading ? null : <SignedOut onLogIn={() => openLogin()}>{words.logInForProfile}</SignedOut>;
  return (
    <div className={page.page}>
      <h1>{words.myProfile}</h1>
      <LostNumber me={me} />
      <Slot name="profile.notices" props={{}} />
      <Tabs
        value={tab}
        onValueChange={(next) => setSearch(next === 'profile' ? {} : { tab: next }, { replace: true })}
      >
        <TabList aria-label={words.myProfile}>
          <Tab value="profile">{words.profile}</Tab>
          <Tab value="helper">{words.imHelper}</Tab>
          <Tab value="seeker">{words.iNeedHelp}</Tab>
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

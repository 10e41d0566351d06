import { useState } from 'react';
import {
  Avatar,
  Badge,
  Card,
  Facts,
  Logo,
  Pass,
  PassStub,
  Route,
  Spinner,
  Stars,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  VerifiedMark,
} from '../index';
import { Chapter, Specimen } from './Specimen';
import styles from './Styleguide.module.css';

const delhi = { code: 'DEL', city: 'Delhi', lat: 28.56, lon: 77.1 };
const chicago = { code: 'ORD', city: 'Chicago', lat: 41.97, lon: -87.91 };

export function Display() {
  const [tab, setTab] = useState('profile');
  return (
    <Chapter title="Display">
      <Specimen name="Badge" wide>
        <Badge tone="helper">Amigo</Badge>
        <Badge tone="seeker">Seeking Help</Badge>
        <Badge tone="good">Verified</Badge>
        <Badge tone="bad">Not Verified</Badge>
        <Badge>Wheelchair desk</Badge>
      </Specimen>
      <Specimen name="Avatar: loaded, error, none" wide>
        <Avatar name="Meera" src="/icon.svg" size="large" />
        <Avatar name="Tomasz Wrona" src="/" size="large" />
        <Avatar name="Ifeoma" />
        <Avatar name="Daniel" />
        <Avatar name="Łucja Żak" />
        <Avatar name="Ayşe" size="small" />
      </Specimen>
      <Specimen name="Stars" wide>
        <Stars value={4.9} count={23} />
        <Stars value={3.4} shape="five" />
        <Stars value={5} count={1} shape="five" />
      </Specimen>
      <Specimen name="Card">
        <Card className={styles.card}>
          <h4>A plain card</h4>
          <p>For one thing that is complete in itself.</p>
        </Card>
        <Card tone="helper" className={styles.card}>
          <h4>For those who help</h4>
          <p>You are flying anyway. Walk with someone who has never done it.</p>
        </Card>
        <Card tone="seeker" className={styles.card}>
          <h4>For those who ask</h4>
          <p>For a parent, a grandparent, a child, or yourself.</p>
        </Card>
      </Specimen>
      <Specimen name="Pass">
        <Pass wash="helper">
          <div className={styles.card}>
            <Route trip={{ departure: delhi, arrival: chicago }} />
            <Facts facts={{ Departure: '02:10', Flight: 'AI127' }} />
            Meera <VerifiedMark />
          </div>
          <PassStub className={styles.card}>The stub</PassStub>
        </Pass>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs value={tab} onValueChange={setTab}>
          <TabList aria-label="My Profile">
            <Tab value="profile">Profile</Tab>
            <Tab value="helper">I&apos;m a Helper</Tab>
            <Tab value="seeker">I Need Help</Tab>
          </TabList>
          <TabPanel value="profile">What others see of you.</TabPanel>
          <TabPanel value="helper">The trips on which you help.</TabPanel>
          <TabPanel value="seeker">The trips for which you look for help.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen name="Logo and Spinner" wide>
        <Logo name="Product Name" />
        <Spinner />
      </Specimen>
    </Chapter>
  );
}

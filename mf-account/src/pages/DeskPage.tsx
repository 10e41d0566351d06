import { passkeyNeeded } from 'backend/contract/moderation/desk';
import { useSearchParams } from 'react-router-dom';
import { isApiError, readId, useMe } from 'shell/host';
import { EmptyState, LostDrawing, Tab, TabList, TabPanel, Tabs } from 'shared-ui';
import { useDeskSelfQuery } from '../desk/api';
import styles from '../desk/Desk.module.css';
import { Item } from '../desk/Item';
import { Log } from '../desk/log/Log';
import { Numbers } from '../desk/Numbers';
import { OpenDesk } from '../desk/OpenDesk';
import { People } from '../desk/people/People';
import { Queue } from '../desk/queue/Queue';
import page from '../layout/Page.module.css';
import { LoadFailed } from '../layout/LoadFailed';
import { words } from '../words';

const tabs = ['people', 'numbers', 'log'];

/** Where moderators and operators look at reports. */
export function DeskPage() {
  const { me } = useMe();
  const { data: self, error, refetch, isLoading } = useDeskSelfQuery(undefined, { skip: !me });
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('tab') ?? '';
  const tab = tabs.includes(wanted) ? wanted : 'queue';
  const item = readId(search.get('item'));

  if (!self) {
    if (isLoading || (!error && me)) return null;
    if (isApiError(error) && error.code === passkeyNeeded) return <OpenDesk onOpened={refetch} />;
    if (!me || (isApiError(error) && (error.status === 404 || error.status === 401)))
      return (
        <EmptyState drawing={<LostDrawing />} level={1} title={words.deskNotFound}>
          {words.deskNotFoundHint}
        </EmptyState>
      );
    return (
      <div className={page.page}>
        <LoadFailed text={words.deskNotLoaded} onTryAgain={refetch} />
      </div>
    );
  }
  return (
    <div className={page.page}>
      <h1>{words.desk}</h1>
      <Tabs value={tab} onValueChange={(next) => setSearch(next === 'queue' ? {} : { tab: next })}>
        <TabList aria-label={words.desk}>
          <Tab value="queue">{words.queue}</Tab>
          <Tab value="people">{words.people}</Tab>
          <Tab value="numbers">{words.numbers}</Tab>
          <Tab value="log">{words.log}</Tab>
        </TabList>
        <TabPanel value="queue" className={styles.panel}>
          {item ? <Item key={item} id={item} isOperator={self.role === 'operator'} /> : <Queue />}
        </TabPanel>
        <TabPanel value="people" className={styles.panel}>
          <People isOperator={self.role === 'operator'} />
        </TabPanel>
        <TabPanel value="numbers" className={styles.panel}>
          <Numbers />
        </TabPanel>
        <TabPanel value="log" className={styles.panel}>
          <Log />
        </TabPanel>
      </Tabs>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Listing } from 'backend/contract/listings';
import { Tab, TabList, TabPanel, Tabs } from 'shared-ui';
import { sides } from '../listing/sides';
import { Appreciate } from './TipInvitation';
import { ContactInfo } from '../contact/ContactInfo';
import styles from './DetailsTabs.module.css';
import { Later } from '../loading/LazyPart';
import { WaitingPart } from '../loading/PanelSkeleton';
import type { DetailsTab } from './useDetails';

const loadReviews = () => import('../reviews/Reviews');

interface DetailsTabsProps {
  listing: Listing;
  tab: DetailsTab;
  onTab: (tab: DetailsTab) => void;
  isAsked: boolean;
  onLogIn: () => void;
  /** What stands below the contact details. */
  children?: ReactNode;
}

/** The two things to do about somebody: reach them, and say how it was. */
export function DetailsTabs({ listing, tab, onTab, isAsked, onLogIn, children }: DetailsTabsProps) {
  return (
    <Tabs value={tab} onValueChange={(next) => onTab(next === 'review' ? 'review' : 'contact')}>
      <TabList aria-label={sides[listing.type].details}>
        <Tab value="contact">Contact Info</Tab>
        <Tab value="review">Rate & Review</Tab>
      </TabList>
      <TabPanel value="contact" className={styles.panel}>
        <ContactInfo listing={listing} isAsked={isAsked} onLogIn={onLogIn} />
        {children}
        <Appreciate listing={listing} />
      </TabPanel>
      <TabPanel value="review">
        <Later load={loadReviews} waiting={<WaitingPart label="Loading reviews" />}>
          {({ Reviews }) => (
            <Reviews listing={listing} onLogIn={onLogIn} onSubmitted={() => onTab('contact')} />
          )}
        </Later>
      </TabPanel>
    </Tabs>
  );
}

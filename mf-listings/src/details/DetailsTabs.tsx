import type { ReactNode } from 'react';
import type { Listing } from 'backend/contract/listings';
import { PartNeedsScript } from 'shell/forms';
import { LazyPart, PanelSkeleton, Tab, TabList, TabPanel, Tabs } from 'shared-ui';
import { sides } from '../listing/sides';
import { words } from '../words';
import styles from './DetailsTabs.module.css';

export type DetailsTab = 'contact' | 'review';

const loadReviews = () => import('../reviews/Reviews');

interface DetailsTabsProps {
  listing: Listing;
  tab: DetailsTab;
  onTab: (tab: DetailsTab) => void;
  onLogIn: () => void;
  contact: ReactNode;
}

export function DetailsTabs({ listing, tab, onTab, onLogIn, contact }: DetailsTabsProps) {
  return (
    <Tabs value={tab} onValueChange={(next) => onTab(next === 'review' ? 'review' : 'contact')}>
      <TabList aria-label={sides[listing.type].details}>
        <Tab value="contact">{words.contactInfo}</Tab>
        <Tab value="review">{words.rateAndReview}</Tab>
      </TabList>
      <TabPanel value="contact" className={styles.panel}>
        {contact}
      </TabPanel>
      <TabPanel value="review">
        <LazyPart
          load={loadReviews}
          skeleton={
            <PartNeedsScript>
              <PanelSkeleton label={words.loadingReviews} />
            </PartNeedsScript>
          }
        >
          {({ Reviews }) => (
            <Reviews listing={listing} onLogIn={onLogIn} onSubmitted={() => onTab('contact')} />
          )}
        </LazyPart>
      </TabPanel>
    </Tabs>
  );
}

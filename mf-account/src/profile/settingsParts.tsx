import type { Me } from 'backend/contract/account';
import type { ReactNode } from 'react';
import { DocumentSection } from '../document/DocumentSection';
import { EmailAddress } from '../email/EmailAddress';
import { Passkeys } from '../passkeys/Passkeys';
import { words } from '../words';
import { BlockedPeople } from '../settings/BlockedPeople';
import { DeleteAccount } from '../settings/DeleteAccount';
import { MyNotifications } from './MyNotifications';
import { Sessions } from '../settings/Sessions';
import { YourData } from '../settings/YourData';

interface Part {
  title: string;
  of: (me: Me) => ReactNode;
}

/** The sections of the profile that are settings, in the order in which people look for them. */
export const parts: Record<string, Part> = {
  account: {
    title: words.settingsAccount,
    of: (me) => (
      <>
        <EmailAddress email={me.email} />
        <Passkeys />
        <DocumentSection />
      </>
    ),
  },
  notifications: { title: words.notifications, of: (me) => <MyNotifications me={me} /> },
  devices: { title: words.settingsDevices, of: () => <Sessions /> },
  privacy: {
    title: words.settingsPrivacy,
    of: (me) => (
      <>
        <BlockedPeople />
        <YourData />
        <DeleteAccount email={me.email} />
      </>
    ),
  },
};

import { words } from '../words';

interface MenuEntry {
  to: string;
  label: string;
  /** Some releases that can still be current have no such page. */
  onlyIfServed?: boolean;
}

export const forEveryone: MenuEntry[] = [
  { to: '/', label: words.home },
  { to: '/contact', label: words.contactUs },
];

export const forMembers: MenuEntry[] = [
  { to: '/trips', label: words.myTrips, onlyIfServed: true },
  { to: '/profile', label: words.myProfile },
  { to: '/messages', label: words.messages },
  { to: '/create-listing', label: words.createListing },
];

export const forStaff: MenuEntry[] = [{ to: '/desk', label: words.desk, onlyIfServed: true }];

export const inFooter = [
  {
    title: words.travelTogether,
    links: [
      { to: '/offer/create', label: words.offerHelp },
      { to: '/find/create', label: words.findHelp },
      { to: '/search', label: words.browseListings },
    ],
  },
  {
    title: words.goodToKnow,
    links: [
      { to: '/how-it-works', label: words.howItWorks },
      { to: '/safety', label: words.safety },
      { to: '/help', label: words.help },
    ],
  },
  {
    title: words.aboutUs,
    links: [
      { to: '/contact', label: words.contact },
      { to: '/terms-of-use', label: words.termsOfUse },
      { to: '/privacy-policy', label: words.privacyPolicy },
    ],
  },
];

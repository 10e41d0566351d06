interface MenuEntry {
  to: string;
  label: string;
  /** Some releases that can still be current have no such page. */
  onlyIfServed?: boolean;
}

export const forEveryone: MenuEntry[] = [
  { to: '/', label: 'Home' },
  { to: '/contact', label: 'Contact Us' },
];

export const forMembers: MenuEntry[] = [
  { to: '/trips', label: 'My Trips', onlyIfServed: true },
  { to: '/profile', label: 'My Profile' },
  { to: '/messages', label: 'Messages' },
  { to: '/create-listing', label: 'Create Listing' },
];

export const forStaff: MenuEntry[] = [{ to: '/desk', label: 'Desk', onlyIfServed: true }];

export const inFooter = [
  {
    title: 'Travel together',
    links: [
      { to: '/offer/create', label: 'Offer Help' },
      { to: '/find/create', label: 'Find Help' },
      { to: '/search', label: 'Browse Listings' },
    ],
  },
  {
    title: 'About us',
    links: [
      { to: '/contact', label: 'Contact' },
      { to: '/terms-of-use', label: 'Terms of Use' },
      { to: '/privacy-policy', label: 'Privacy Policy' },
    ],
  },
];

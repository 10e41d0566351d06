import { boot } from 'shell/host';

/** Each icon is one stroke on a 24 by 24 grid. */
const sites = [
  {
    key: 'facebook',
    name: 'Facebook',
    home: 'https://www.facebook.com/',
    icon: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.500V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h2z',
  },
  {
    key: 'instagram',
    name: 'Instagram',
    home: 'https://www.instagram.com/',
    icon: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  },
  {
    key: 'x',
    name: 'X',
    home: 'https://x.com/',
    icon: 'M4 4l16 16M20 4L4 20',
  },
] as const;

/** Those that the operator has named. A demo without any leads to the sites themselves, because it has no accounts. */
export function socialLinks() {
  const named = boot.socialLinks;
  return sites.flatMap(({ key, home, name, icon }) => {
    const href = named || boot.production ? named?.[key] : home;
    return href ? [{ name, href, icon }] : [];
  });
}

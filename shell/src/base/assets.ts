import { boot } from './boot';

let isAway = false;

/** The origin that files of releases come from, or nothing for the site itself. */
export const assetsUrl = () => (isAway ? '' : (boot.assets?.url ?? ''));

/** The site has delivered what the other origin did not, so this page asks there no more. */
export function leaveAssetsUrl() {
  isAway = true;
}

export const isFromAssetsUrl = (address: string) =>
  boot.assets !== undefined && new URL(address, location.href).origin === boot.assets.url;

/** The address of the same file at the site itself. */
export const siteAddress = (address: string) =>
  boot.assets && isFromAssetsUrl(address) ? address.replace(boot.assets.url, location.origin) : address;

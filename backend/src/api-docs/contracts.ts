import * as account from '../account/contract.js';
import * as notifications from '../account/notifications/contract.js';
import * as pictures from '../account/pictures/contract.js';
import * as passkeys from '../account/passkeys/contract.js';
import * as desk from '../account/desk/contract.js';
import * as deskNumbers from '../account/numbers/contract.js';
import * as identity from '../account/identity/contract.js';
import * as standing from '../account/standing/contract.js';
import * as alerts from '../listings/alerts/contract.js';
import * as listings from '../listings/contract.js';
import * as fitting from '../listings/fitting/contract.js';
import * as legs from '../listings/legs/contract.js';
import * as matches from '../listings/matches/contract.js';
import * as people from '../listings/people/contract.js';
import * as posting from '../listings/posting/contract.js';
import * as requests from '../listings/requests/contract.js';
import * as routes from '../listings/routes/contract.js';
import * as testimonials from '../listings/testimonials/contract.js';
import * as messaging from '../messaging/contract.js';
import * as payments from '../payments/contract.js';
import * as deskTips from '../payments/desk/contract.js';
import * as platform from '../platform/contract.js';
import * as channels from '../releases/channels/contract.js';
import * as releases from '../releases/contract.js';
import * as shipping from '../releases/shipping/contract.js';
import * as site from '../site/contract.js';

/** Whose exports name the schemas of the description. The first name wins where two contracts export one schema. */
export const contracts = [
  platform,
  account,
  notifications,
  pictures,
  standing,
  desk,
  deskNumbers,
  identity,
  passkeys,
  listings,
  legs,
  fitting,
  alerts,
  people,
  requests,
  matches,
  posting,
  routes,
  testimonials,
  messaging,
  payments,
  deskTips,
  releases,
  channels,
  shipping,
  site,
];

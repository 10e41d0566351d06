import { getCareCard } from 'backend/endpoints/trips/care-card';
import { getMatch, listMatches } from 'backend/endpoints/trips/matches';
import { listWaitingTrips } from 'backend/endpoints/trips/thanks';
import { getThread, listThreads } from 'backend/endpoints/trips/thread';
import { callTo, defineRemote } from 'shell/host';

export default defineRemote({
  name: 'trips',
  movedFrom: 'listings',
  routes: [
    {
      path: '/trips',
      title: 'My Trips',
      access: 'member',
      offline: true,
      calls: () => [callTo(listMatches, { query: { when: 'coming' } }), callTo(listWaitingTrips)],
      page: () => import('./pages/TripsPage'),
    },
    {
      path: '/trips/:id',
      title: 'Trip',
      access: 'member',
      offline: true,
      calls: ({ id }) => [callTo(getMatch, { params: { id } }), callTo(listThreads)],
      page: () => import('./pages/TripPage'),
    },
    {
      path: '/trips/:id/conversation',
      title: 'Everybody on this trip',
      access: 'member',
      offline: true,
      calls: ({ id }) => [callTo(getThread, { params: { id }, query: { limit: 50 } }), callTo(listThreads)],
      page: () => import('./pages/TripConversationPage'),
    },
    {
      path: '/trips/:id/care-card',
      title: 'Care Card',
      access: 'member',
      offline: true,
      calls: ({ id }) => [callTo(getMatch, { params: { id } }), callTo(getCareCard, { params: { id } })],
      page: () => import('./pages/CareCardPage'),
    },
  ],
  slots: {
    'listing.companions': () => import('./slots/ListingCompanions'),
    'listing.proposal': () => import('./slots/ProposeListing'),
    'conversation.trip': () => import('./slots/ConversationTrip'),
    'device.kept': () => import('./slots/KeptTrips'),
    'messages.trips': () => import('./slots/TripThreads'),
    'header.trips': () => import('./slots/WaitingBadge'),
    'tip.thanks': () => import('./slots/RateLink'),
  },
});

import { listAirportsNamed } from 'backend/endpoints/listings/airports';
import { listUnclaimedListings } from 'backend/endpoints/listings/claiming';
import { listFavourites } from 'backend/endpoints/listings/favourites';
import { searchTrips } from 'backend/endpoints/listings/fitting';
import { getListing } from 'backend/endpoints/listings/reads';
import { getFlight, getRoute, listBusiestRoutes } from 'backend/endpoints/listings/routes';
import { searchListings } from 'backend/endpoints/listings/search';
import { listTestimonials } from 'backend/endpoints/trips/reviews';
import { callTo, defineRemote } from 'shell/host';

/** Names of places in the address, which several airports have. */
const namedIn = (query: (name: string) => string) =>
  ['fromName', 'toName', 'stop1Name', 'stop2Name', 'stop3Name'].map((field) =>
    callTo(listAirportsNamed, { params: { name: query(field) } }),
  );

export default defineRemote({
  name: 'listings',
  routes: [
    {
      path: '/',
      title: 'Home',
      description:
        'Find a kind person on the same flight for someone you love, or be that person on a trip you are taking anyway.',
      access: 'public',
      calls: () => [
        callTo(searchListings, { query: { type: 'helper', sort: 'newest', limit: 2 } }),
        callTo(searchListings, { query: { type: 'seeking_help', sort: 'newest', limit: 2 } }),
        callTo(listBusiestRoutes),
        callTo(listTestimonials, { query: { limit: 6 } }),
      ],
      page: () => import('./pages/HomePage'),
    },
    {
      path: '/search',
      title: 'Search Results',
      description:
        'Who flies your route on your day? Find a kind person on the same flight, or a traveler who would be glad of your company.',
      access: 'public',
      calls: (_, query) => [
        callTo(searchTrips, {
          query: {
            from: query('from'),
            to: query('to'),
            date: query('date'),
            endDate: query('endDate'),
            flight: query('flight'),
            type: query('type'),
            needs: query('needs'),
            language: query('language'),
            verified: query('verified'),
            acceptsTips: query('acceptsTips'),
            stops: query('stops'),
            limit: 9,
            cursor: query('cursor'),
          },
        }),
        ...namedIn(query),
      ],
      page: () => import('./pages/SearchPage'),
    },
    {
      path: '/flight-search',
      title: 'Flight Search',
      description:
        'Name your flight, and see who could help along the way, or whom you could help on a trip you are taking anyway.',
      access: 'public',
      calls: (_, query) => namedIn(query),
      page: () => import('./pages/FlightSearchPage'),
    },
    {
      path: '/listing/:id',
      title: 'Listing',
      access: 'public',
      calls: ({ id }) => [callTo(getListing, { params: { id } })],
      page: () => import('./pages/ListingPage'),
    },
    {
      path: '/routes/:route',
      title: 'Route',
      access: 'public',
      calls: ({ route }) => [callTo(getRoute, { params: { route } })],
      page: () => import('./route-pages/RoutePage'),
    },
    {
      path: '/flights/:number',
      title: 'Flight',
      access: 'public',
      calls: ({ number }) => [callTo(getFlight, { params: { number } })],
      page: () => import('./route-pages/FlightPage'),
    },
    {
      path: '/find/create',
      title: 'Find Help',
      description:
        'Ask for company on a flight: for a parent, a grandparent, a child, or yourself. It takes two minutes and no account.',
      access: 'public',
      page: () => import('./pages/FindHelpPage'),
    },
    {
      path: '/offer/create',
      title: 'Offer Help',
      description:
        'You are flying anyway. Say when and where, and walk with someone who has never done it. It takes two minutes and no account.',
      access: 'public',
      page: () => import('./pages/OfferHelpPage'),
    },
    {
      path: '/create-listing',
      title: 'Create Listing',
      access: 'public',
      page: () => import('./pages/CreateListingPage'),
    },
    {
      path: '/create-listing-fixed',
      title: 'Create Listing',
      access: 'public',
      page: () => import('./pages/CreateListingPage'),
    },
    {
      path: '/listing-link',
      title: 'Your Listing',
      access: 'public',
      page: () => import('./pages/ListingLinkPage'),
    },
    {
      path: '/stop-alert',
      title: 'Stop an Alert',
      access: 'public',
      page: () => import('./pages/StopAlertPage'),
    },
    {
      path: '/claim',
      title: 'Is This Yours?',
      access: 'member',
      calls: () => [callTo(listUnclaimedListings)],
      page: () => import('./pages/ClaimPage'),
    },
    {
      path: '/favourites',
      title: 'Favourites',
      access: 'member',
      calls: () => [callTo(listFavourites)],
      page: () => import('./pages/FavouritesPage'),
    },
    {
      path: '/create-find-help',
      title: 'Find Help',
      access: 'public',
      page: () => import('./pages/FormerFormPage'),
    },
    {
      path: '/create-offer-help',
      title: 'Offer Help',
      access: 'public',
      page: () => import('./pages/FormerFormPage'),
    },
  ],
  slots: {
    'profile.notices': () => import('./slots/UnclaimedNote'),
    'profile.listings': () => import('./slots/ProfileListings'),
    'person.listings': () => import('./slots/PersonListings'),
    'person.reviews': () => import('./slots/PersonReviews'),
    'trip.others': () => import('./slots/OtherTravelers'),
    'trip.passes': () => import('./slots/TripPasses'),
    'trip.review': () => import('./slots/ReceivedReview'),
  },
});

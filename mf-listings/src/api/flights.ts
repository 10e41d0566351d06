import { lookUpFlight } from 'backend/endpoints/listings/flights';
import { apiOf, callTo } from 'shell/host';

interface FlightQuestion {
  number: string;
  date?: string;
  near?: string;
}

/** No schemas: a form that looks up a flight loads no more of the contract (docs/decisions/checked-responses.md). */
const flightsApi = apiOf('listings').injectEndpoints({
  endpoints: (build) => ({
    lookUpFlight: build.query(callTo(lookUpFlight, (query: FlightQuestion) => ({ query }))),
  }),
});

export const { useLookUpFlightQuery, useLazyLookUpFlightQuery } = flightsApi;

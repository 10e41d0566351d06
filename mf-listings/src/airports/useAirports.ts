import type { Airport } from 'backend/contract/listings';
import { airportsVersion } from 'backend/contract/listings/airports';
import { useAirportsQuery } from '../api';

const none: Airport[] = [];

/** All airports, asked for once somebody needs them. */
export function useAirports({ wanted }: { wanted: boolean }) {
  const { data = none, isFetching, isError, refetch } = useAirportsQuery(airportsVersion, { skip: !wanted });
  return { airports: data, isLoading: isFetching, isMissing: isError, refetch };
}

/** The airport of a code, once it is known. */
export function useAirport(code: string): Airport | undefined {
  const { airports } = useAirports({ wanted: code !== '' });
  return airports.find((airport) => airport.code === code);
}

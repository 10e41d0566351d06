import type { Airport } from 'backend/contract/listings';
import { airportsVersion } from 'backend/contract/listings/airports';
import { useAirportsQuery } from '../api/listings';

const none: Airport[] = [];

export function useAirports({ skip }: { skip: boolean }) {
  const { data = none, isFetching, isError, refetch } = useAirportsQuery(airportsVersion, { skip });
  return { airports: data, isLoading: isFetching, isError, refetch };
}

/** The airport of a code; undefined until the list is loaded. */
export function useAirport(code: string): Airport | undefined {
  const { airports } = useAirports({ skip: code === '' });
  return airports.find((airport) => airport.code === code);
}

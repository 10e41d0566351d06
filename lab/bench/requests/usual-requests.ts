export interface UsualRequest {
  name: string;
  path: string;
  cookie?: string;
  method?: 'GET' | 'POST';
  body?: object;
}

/** What visitors and members ask for most: calls, and pages that are rendered. */
export async function usualRequests(url: string, cookie: string): Promise<UsualRequest[]> {
  const ask = async <Body>(path: string, body?: object): Promise<Body> => {
    const response = await fetch(url + path, {
      headers: { 'content-type': 'application/json', cookie },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`);
    return response.json() as Promise<Body>;
  };
  interface Listing {
    id: number;
    userId: number;
    departureAirport: string;
    arrivalAirport: string;
  }
  const listings = await ask<Listing[]>('/api/listings?type=helper&limit=9');
  const [listing] = listings;
  if (!listing) throw new Error('there is no listing');
  const { id, userId } = listing;
  await ask(`/api/listings/${id}/connect`, { agreesToRules: true });
  const search = `from=${listing.departureAirport}&to=${listing.arrivalAirport}`;
  const message = { receiverId: userId, content: 'I shall wait at the gate.' };
  const calls = [
    `/api/auth/me`,
    `/api/listings?${search}&limit=9`,
    `/api/listings/id/${id}/details`,
    `/api/users/${userId}`,
    `/api/routes`,
    `/api/requests`,
    `/api/matches?when=coming`,
    `/api/messages?limit=30`,
    `/api/messages/${userId}?limit=50&peek=1`,
    `/api/notifications`,
  ];
  const pages = ['/', `/search?${search}`, `/listing/${id}`];
  return [
    ...calls.map((path) => ({ name: `GET ${path.split('?')[0]}`, path, cookie })),
    { name: 'POST /api/messages', path: '/api/messages', cookie, method: 'POST', body: message },
    ...pages.map((path) => ({ name: `page ${path.split('?')[0]}, visitor`, path })),
    ...pages.map((path) => ({ name: `page ${path.split('?')[0]}, member`, path, cookie })),
  ];
}

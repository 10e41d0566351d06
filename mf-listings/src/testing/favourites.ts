/** For members who keep no listings and no people. */
export const nothingKept = { 'GET /api/favourites': { listings: [], people: [] } };

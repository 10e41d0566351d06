/** Loaded on first use: most nodes of a quiet site never need it. */
export const library = () => import('@simplewebauthn/server');

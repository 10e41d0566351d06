/** False where the server renders a page. */
export const inBrowser = typeof document !== 'undefined';

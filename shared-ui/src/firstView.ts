interface FirstView {
  language?: string | undefined;
  /** The day on which the server rendered the page. */
  day?: string | undefined;
}

declare global {
  /** Where the server renders a page. */
  var firstView: FirstView | undefined;
}

/** By what the server has rendered the page. In the browser the HTML says so. */
export const firstView = (): FirstView =>
  typeof document === 'undefined' ? (globalThis.firstView ?? {}) : document.documentElement.dataset;

/** Concatenates instead of resolving: `//host/` is a path here. A proxy may send an absolute URL. */
export const parseAddress = (publicUrl: string, url: string) =>
  URL.parse(url.startsWith('/') ? new URL(publicUrl).origin + url : url);

/** Home shows the login and redirects back. The redirect saves loading the page first. */
export const loginAddress = (wanted: string) => `/?redirect=${encodeURIComponent(wanted)}`;

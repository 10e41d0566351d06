const withCards = /^\/(tip|checkout)(\/|$)/;

/** What a page may load is decided when its document is opened, and stays so on the way through the site. */
export const mayLoadStripe = (openedAt: string | undefined) =>
  openedAt === undefined || withCards.test(new URL(openedAt).pathname);

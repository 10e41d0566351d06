const withCards = /^(\/[a-z]{2})?\/(tip|checkout)(\/|$)/;

/** Only documents opened at these paths have a content security policy that allows Stripe. */
export const mayLoadStripe = (openedAt: string | undefined) =>
  openedAt === undefined || withCards.test(new URL(openedAt).pathname);

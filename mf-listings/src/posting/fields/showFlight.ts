/** Left out of a new listing while everybody may see it, which is the default. */
export const shownUnlessOff = (text: string) => (text === 'off' ? false : undefined);

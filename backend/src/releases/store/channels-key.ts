/** The only key of the store that is ever replaced. */
export const channelsKey = 'channels.json';

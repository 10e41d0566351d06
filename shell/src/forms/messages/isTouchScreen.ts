/** Touch keyboards have no Shift+Enter and cover half of the conversation. */
export const isTouchScreen = () => matchMedia('(pointer: coarse)').matches;

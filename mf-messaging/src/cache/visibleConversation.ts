/** The conversation on screen: messages that arrive in it do not count as unread. */
export const visibleConversation: { otherId: number | null } = { otherId: null };

export const isVisible = (otherId: number) => visibleConversation.otherId === otherId && !document.hidden;

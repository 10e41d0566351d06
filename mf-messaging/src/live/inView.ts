/** The conversation that is open on this page: what arrives in it while the page is seen is not news to anybody. */
export const inView: { otherId: number | null } = { otherId: null };

export const isInView = (otherId: number) => inView.otherId === otherId && !document.hidden;

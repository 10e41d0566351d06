/** '+1 (202) 555-0143' and '1 202 5550143' are +12025550143. */
export const phoneLink = (typed: string) => `tel:+${typed.replace(/\D/g, '')}`;

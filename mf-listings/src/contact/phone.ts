/** A number as links want it: a leading plus stays, everything else but digits goes; without one a plus is put before. */
export const normalisePhone = (typed: string) => `+${typed.replace(/\D/g, '')}`;

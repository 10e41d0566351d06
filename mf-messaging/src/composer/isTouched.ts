/** Glass has no Shift to hold, and its keyboard covers half of what was written. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches;

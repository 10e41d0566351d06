const found: string[] = [];

export const addViolation = (sentence: string): void => {
  found.push(sentence);
};

/** What rows of the database were found to be, since the last call, that their type in the sources is not. */
export const takeViolations = (): string[] => found.splice(0);

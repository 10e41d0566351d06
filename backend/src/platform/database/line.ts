/**
 * SQL that writes these columns as one text. The driver takes longer to read a further column than a part of a line.
 * For values without tabs; null and the empty text are the same.
 */
export const lineOf = (...columns: string[]): string => `concat(${columns.join(`, E'\\t', `)})`;

export const partsOf = (line: string): string[] => line.split('\t');

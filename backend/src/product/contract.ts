/** The product's name; nothing else spells it. In a file of its own, so that the first page has it without zod. */
export const productName = 'Flight Amigo';

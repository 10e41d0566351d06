/** The product's name; nothing else spells it. It stands alone so that the first page can say it without zod. */
export declare const productName = "Flight Amigo";

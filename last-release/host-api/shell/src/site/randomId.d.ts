/** A random UUID. Browsers offer their own only over https, and a site on a plain local address has to start too. */
export declare function randomId(): string;

/** Whether some remote of this site serves a path: nobody should be led to a page that is not there yet. */
export declare const isServed: (path: string) => boolean;

/** Loads a script once; a failed one can be tried again. */
export declare function loadScript(src: string): Promise<void>;

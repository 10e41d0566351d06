import type { Boot } from '../../../backend/src/site/contract.js';
export declare const boot: Boot;
/** An answer that came with the HTML serves the first question and is then gone. */
export declare function takeAnswer(url: string): {
    status: number;
    body: unknown;
    link?: string | undefined;
} | undefined;

export interface LoginRequest {
    /** Path and query to go to after logging in. */
    goTo?: string;
    /** A code that was asked for before is of no use any more. */
    isAnew?: boolean;
}
/** Null while the dialog is closed. */
export declare const loginRequest: import("./signal").Signal<LoginRequest | null>;
export declare const openLogin: (request?: LoginRequest) => void;
export declare const closeLogin: () => void;

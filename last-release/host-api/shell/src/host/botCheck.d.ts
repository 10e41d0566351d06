export type BotCheckAction = 'login' | 'create_listing' | 'find_help_submit' | 'offer_help_submit' | 'contact';
/** The server knows the fallback as no proof; a person behind a blocked script can still go on. */
export declare function botCheck(action: BotCheckAction): Promise<string>;

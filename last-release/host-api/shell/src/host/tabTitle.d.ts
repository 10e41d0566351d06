/** What the tab says beyond the title of the path: the page's own words, and how much is waiting. */
export declare const tabTitle: import("./signal").Signal<{
    words: string | null;
    waiting: number;
}>;
/** A page that knows better than its path what it is about names the tab for as long as it is there. */
export declare function usePageTitle(words: string | undefined): void;
/** A number before the title, on whatever page: something waits. */
export declare function useTitleCount(waiting: number): void;

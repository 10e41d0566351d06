/** One value outside React that components can watch. */
export interface Signal<T> {
    get(): T;
    set(next: T): void;
    subscribe(listener: () => void): () => void;
}
export declare function createSignal<T>(initial: T): Signal<T>;
export declare const useSignal: <T>(signal: Signal<T>) => T;

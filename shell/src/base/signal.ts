import { useSyncExternalStore } from 'react';

export interface Signal<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function createSignal<T>(initial: T): Signal<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `onServer` is the value of the first view, where the browser's own may differ. */
export const useSignal = <T>(signal: Signal<T>, onServer?: T): T =>
  useSyncExternalStore(signal.subscribe, signal.get, onServer === undefined ? signal.get : () => onServer);

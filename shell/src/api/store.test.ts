import { afterEach, describe, expect, it } from '@jest/globals';
import { isFirstViewWhole } from '../parts/firstView';
import { api } from './api';
import { meApi, meIs } from './me';
import { createStore } from './store';

afterEach(() => isFirstViewWhole.set(true));

describe('the store', () => {
  it('keeps what came with the HTML until the parts that show it are hydrated', () => {
    const store = createStore();
    const known = () => meApi.endpoints.me.select()(store.getState()).data;
    isFirstViewWhole.set(false);
    store.dispatch(meIs(null));
    store.dispatch(api.util.invalidateTags(['Me']));
    expect(known()).toBeNull();
    isFirstViewWhole.set(true);
    expect(known()).toBeUndefined();
  });
});

import { api } from './api';
import { meAgain, meApi } from './me';
import type { createStore } from './store';
import { tags } from './tags';

const currentMe = meApi.endpoints.me.select();
const tagsExceptMe = tags.filter((tag) => tag !== 'Me');

/** A login or logout in one tab reaches the other tabs, without a reload that would lose what is typed there. */
export function followOtherTabs(store: ReturnType<typeof createStore>): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('session');
  const tellOthers = channel.postMessage.bind(channel);
  let known = idIn(store);

  const stop = store.subscribe(() => {
    const id = idIn(store);
    if (id === undefined || id === known) return;
    // Not at the first answer of a page: it changes nothing for the others.
    if (known !== undefined) tellOthers(id);
    known = id;
  });
  channel.onmessage = async ({ data: id }: MessageEvent<number | null>) => {
    if (id === known) return;
    await store.dispatch(meAgain());
    if (known) store.dispatch(api.util.invalidateTags(tagsExceptMe));
  };
  return () => {
    stop();
    channel.close();
  };
}

/** Undefined until the server has said who this is. */
function idIn(store: ReturnType<typeof createStore>): number | null | undefined {
  const { data } = currentMe(store.getState());
  return data === undefined ? undefined : (data?.id ?? null);
}

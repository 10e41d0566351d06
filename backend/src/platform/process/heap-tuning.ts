import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Both halves of the room for new objects. V8 would let it grow to four times as much. */
const roomForNew = 32 * 2 ** 20;

const growNewSpaceBy = (factor: 1 | 2) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

// Starting makes much garbage in a short time. The room that the heap takes for it is never given back, so it gets
// none until the start is over: 50 MB less for an idle server.
growNewSpaceBy(1);

// What lives long while a server starts lives for a moment when it serves. V8 would go on to put such objects among
// the old ones at once, where a dead row of a result keeps the whole text that it names until the next full collection.
setFlagsFromString('--no-allocation-site-pretenuring');

/** From now on the heap grows with the traffic, but not with its garbage: a flood leaves next to nothing behind. */
export function tuneHeapForServing() {
  setFlagsFromString('--heap-growing-percent=75');
  let factor: 1 | 2 = 1;
  const adjust = () => {
    // V8 shrinks the room when a server is idle, so it must be free to grow again.
    const wanted = sizeOfNew() < roomForNew ? 2 : 1;
    if (wanted !== factor) growNewSpaceBy((factor = wanted));
  };
  adjust();
  new PerformanceObserver(adjust).observe({ entryTypes: ['gc'] });
}

const sizeOfNew = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;

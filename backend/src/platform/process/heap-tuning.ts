import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** The young generation's size. V8's default is four times as much. */
const roomForNew = 32 * 2 ** 20;

const growNewSpaceBy = (factor: 1 | 2) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

// V8 never returns memory that it took for the garbage of the start. Growing late saves an idle server 50 MB.
growNewSpaceBy(1);

// A thread that is started later has this at once: with V8's one megabyte it collects garbage for every page.
setFlagsFromString('--min-semi-space-size=8');

// Otherwise objects that survived the start are allocated in the old generation, where dead rows stay long.
setFlagsFromString('--no-allocation-site-pretenuring');

export function tuneHeapForServing() {
  setFlagsFromString('--heap-growing-percent=75');
  let factor: 1 | 2 = 1;
  const adjust = () => {
    // V8 shrinks it when the server is idle, so it must be able to grow again.
    const wanted = sizeOfNew() < roomForNew ? 2 : 1;
    if (wanted !== factor) growNewSpaceBy((factor = wanted));
  };
  adjust();
  new PerformanceObserver(adjust).observe({ entryTypes: ['gc'] });
}

const sizeOfNew = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;

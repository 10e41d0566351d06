// Uploads of pictures per second, the time of other requests meanwhile, and the memory that uploads need beyond that
// of an idle server: for squares as pages send them, for photos of 12 megapixels, and for files that are refused.
import { logIn } from '../../../tools/testing/log-in.ts';
import { OwnServers } from '../servers/own-servers.ts';
import { formatMs, percentile } from '../servers/statistics.ts';
import { printVerdicts } from '../servers/verdict.ts';
import { checkUploads, type Uploads } from './check-uploads.ts';
import { samplePictures, type Sample } from './sample-pictures.ts';
import { ownMegabytes } from './own-megabytes.ts';

const seconds = 8;
const concurrency = 4;

const servers = new OwnServers();

try {
  const { url, pid } = await servers.start();
  const { name, value } = await logIn(url, 'bench@example.com');
  const idle = ownMegabytes(pid);
  console.log(`POST /api/profile/picture, ${concurrency} at once; the idle server has ${idle} MB:`);
  for (const sample of await samplePictures()) {
    const uploads = await upload({ url, pid, cookie: `${name}=${value}`, sample });
    const { perSecond, times, others } = uploads;
    console.log(
      `  ${sample.name}: ${perSecond.toFixed(1)} a second, median ${formatMs(percentile(times, 0.5))}; ` +
        `other requests: median ${formatMs(percentile(others, 0.5))}`,
    );
    printVerdicts(checkUploads({ ...uploads, idle }));
  }
} finally {
  await servers.end();
}

interface Uploading {
  url: string;
  pid: number;
  cookie: string;
  sample: Sample;
}

async function upload({ url, pid, cookie, sample }: Uploading): Promise<Omit<Uploads, 'idle'>> {
  const times: number[] = [];
  const others: number[] = [];
  let peak = 0;
  let isOver = false;
  const watch = setInterval(() => (peak = Math.max(peak, ownMegabytes(pid))), 50);
  const send = async () => {
    while (!isOver) {
      const began = performance.now();
      const { status } = await fetch(`${url}/api/profile/picture`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'image/jpeg' },
        body: new Uint8Array(sample.bytes),
      });
      if (status !== sample.status) throw new Error(`${sample.name} was answered with ${status}`);
      times.push(performance.now() - began);
    }
  };
  const look = async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${url}/api/airports`)).arrayBuffer();
      others.push(performance.now() - began);
    }
  };
  const timer = setTimeout(() => (isOver = true), seconds * 1_000);
  await Promise.all([...Array.from({ length: concurrency }, send), look()]);
  clearTimeout(timer);
  clearInterval(watch);
  return { perSecond: times.length / seconds, times, others, peak };
}

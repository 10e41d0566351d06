// Started by orphans.test.ts: a server whose rendering process works on a bundle that never ends.
import { RenderingProcess } from '../rendering/rendering-process.js';

// Nothing else keeps it running.
process.channel?.ref();
process.on('disconnect', () => process.exit());

const key = 'shell@1.0.0';
const renderer = new RenderingProcess(() => process.send?.('hangs'));
await renderer.load({ language: 'en' }, key, key, async () => ({
  key,
  file: 'server.js',
  code: `console.log('It begins'); for (;;);`,
}));

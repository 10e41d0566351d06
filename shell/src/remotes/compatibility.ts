import type { AnnouncedRemote } from 'backend/contract/releases';
import shell from '../../package.json' with { type: 'json' };

const { hostApi, oldestHostApi } = shell;

/** A remote that was built for a host which this shell is not. */
export class RefusedRemote extends Error {
  override name = 'RefusedRemote';
  /** The levels of the host API that this shell speaks, oldest and newest. */
  readonly spoken = [oldestHostApi, hostApi] as const;

  constructor(readonly remote: AnnouncedRemote) {
    super(
      `This part of the site (${remote.name} ${remote.version}) was made for another version of the page around it: ` +
        `it needs host API level ${remote.hostApi}, and the shell speaks ${levels([oldestHostApi, hostApi])}`,
    );
  }

  /** Whether the shell is what has to catch up. */
  get needsNewerShell() {
    return this.remote.hostApi > hostApi;
  }
}

export const levels = ([oldest, newest]: readonly [number, number]) =>
  oldest === newest ? `level ${newest}` : `levels ${oldest} to ${newest}`;

/** Why a remote is not run, or null when it fits. */
export const refusal = (remote: AnnouncedRemote) =>
  remote.hostApi >= oldestHostApi && remote.hostApi <= hostApi ? null : new RefusedRemote(remote);

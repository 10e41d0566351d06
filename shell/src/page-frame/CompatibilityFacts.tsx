import { levels, type IncompatibleRemote } from '../remotes/compatibility';
import styles from './CompatibilityFacts.module.css';

export function CompatibilityFacts({
  incompatible: { needsNewerShell, remote, shellLevels },
}: {
  incompatible: IncompatibleRemote;
}) {
  return (
    <>
      <p>
        {needsNewerShell
          ? 'It uses something that this shell does not have yet. Ship the shell first, or build the remote against this one.'
          : 'This shell no longer has all that it was built for. Build the remote again, against this one.'}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Release</dt>
          <dd>{remote.release}</dd>
        </div>
        <div>
          <dt>It needs host API</dt>
          <dd>level {remote.hostApi}</dd>
        </div>
        <div>
          <dt>This shell speaks</dt>
          <dd>{levels(shellLevels)}</dd>
        </div>
        <div>
          <dt>Change notes</dt>
          <dd>shell/HOST_API.md</dd>
        </div>
      </dl>
    </>
  );
}

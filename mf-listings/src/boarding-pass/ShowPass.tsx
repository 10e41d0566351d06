import { Button, Notice, usePart } from 'shared-ui';
import { words } from '../words';
import type { PassShowingProps } from './PassShowing';

const loadShowing = async () => (await import('./PassShowing')).PassShowing;

/** Apart, because it is used once in a trip. */
export function ShowPass(props: PassShowingProps) {
  const { part: PassShowing, state, open } = usePart(loadShowing);
  if (PassShowing) return <PassShowing {...props} />;
  return (
    <>
      <Button size="small" busy={state === 'loading'} onClick={() => void open()}>
        {words.showPass}
      </Button>
      {state === 'failed' && <Notice tone="error">{words.didNotWorkTryAgain}</Notice>}
    </>
  );
}

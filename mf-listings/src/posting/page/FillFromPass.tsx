import { Button, PartFailure, usePart } from 'shared-ui';
import formStyles from '../fields/FormSection.module.css';
import { words } from '../../words';
import type { PassForm } from './passForm';

const loadFilling = async () => (await import('./PassFilling')).PassFilling;

/** Apart, because few have their boarding pass when they post. */
export function FillFromPass({ form }: { form: PassForm }) {
  const { part: PassFilling, state, open } = usePart(loadFilling);
  return (
    <div className={formStyles.whole}>
      {PassFilling ? (
        <PassFilling form={form} />
      ) : (
        <Button size="small" busy={state === 'loading'} onClick={() => void open()}>
          {words.fillFromPass}
        </Button>
      )}
      {state === 'failed' && <PartFailure onTryAgain={() => void open()} />}
    </div>
  );
}

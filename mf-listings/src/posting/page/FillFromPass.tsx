import formStyles from '../fields/FormSection.module.css';
import { PassOpener } from '../../boarding-pass/PassOpener';
import { words } from '../../words';
import type { PassForm } from './passValues';

const loadFilling = async () => (await import('./PassFilling')).PassFilling;

export function FillFromPass({ form }: { form: PassForm }) {
  return (
    <div className={formStyles.whole}>
      <PassOpener label={words.fillFromPass} load={loadFilling}>
        {(PassFilling, close) => <PassFilling form={form} onClose={close} />}
      </PassOpener>
    </div>
  );
}

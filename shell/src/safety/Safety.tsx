import { useSignal } from '../base/signal';
import { Region } from '../parts/Region';
import { safetyPart } from './open';
import { closeSafetyDialog, dialogState } from './dialogState';

export function Safety() {
  const state = useSignal(dialogState);
  if (!state) return null;
  return (
    <Region
      part={safetyPart}
      props={{ state, onClose: closeSafetyDialog }}
      waiting={null}
      renderFailure={() => null}
    />
  );
}

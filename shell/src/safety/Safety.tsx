import { useSignal } from '../base/signal';
import { Region } from '../parts/Region';
import { safetyPart } from './open';
import { closeSafetyDialog, safetyRequest } from './request';

export function Safety() {
  const request = useSignal(safetyRequest);
  if (!request) return null;
  return (
    <Region
      part={safetyPart}
      props={{ request, onClose: closeSafetyDialog }}
      waiting={null}
      renderFailure={() => null}
    />
  );
}

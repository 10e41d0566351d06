import { currentToast } from './toast';
import { useSignal } from '../base/signal';
import { OnDemand } from '../parts/OnDemand';
import { FallbackAlert } from '../parts/FallbackAlert';
import { ownPart } from '../parts/parts';

const toastPart = ownPart('toasts', () => import('./Toasts'));
const close = () => currentToast.set(null);

export function ToastHost() {
  const toast = useSignal(currentToast);
  return (
    <OnDemand
      part={toastPart}
      props={{ toast, onClose: close }}
      isWanted={toast !== null}
      renderFailure={() =>
        toast && (
          <FallbackAlert title={toast.title} onClose={close}>
            {toast.description}
          </FallbackAlert>
        )
      }
    />
  );
}

import type { SlotProps } from 'shell/host';
import { ProofStep } from '../proof/ProofStep';

/** For other remotes that need a fresh proof. */
export function ProofPlace(props: SlotProps<'profile.proof'>) {
  return <ProofStep {...props} />;
}

import type { SlotProps } from 'shell/host';
import { ProofStep } from '../proof/ProofStep';

/** Fills the slot in which another room asks for a fresh proof. */
export function ProofPlace(props: SlotProps<'profile.proof'>) {
  return <ProofStep {...props} />;
}

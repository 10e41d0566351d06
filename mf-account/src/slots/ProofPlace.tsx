import type { SlotProps } from 'shell/host';
import { ProofStep } from '../proof/ProofStep';

/** Fills the place where another room asks who somebody is before it goes on. */
export function ProofPlace(props: SlotProps<'profile.proof'>) {
  return <ProofStep {...props} />;
}

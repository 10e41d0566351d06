import type { ContactMessage } from 'backend/contract/site';
import { fieldErrors, type FieldErrors } from '../../forms/fieldErrors';

/** The contract's rules weigh more than the whole page, so they come when somebody starts to write. */
const contract = () => import('backend/contract/site');

export function warmContract() {
  contract().catch(() => undefined);
}

type Checked = { message: ContactMessage; errors?: undefined } | { message?: undefined; errors: FieldErrors };

/** What the contract says of a message. When the rules cannot be loaded, the server has the same ones. */
export async function checkContactMessage(typed: ContactMessage): Promise<Checked> {
  const rules = await contract().catch(() => null);
  if (!rules) return { message: typed };
  const checked = rules.contactMessage.safeParse(typed);
  return checked.success ? { message: checked.data } : { errors: fieldErrors(checked.error.issues) };
}

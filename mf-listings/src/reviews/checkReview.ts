import { issuesByField, type Issues } from '../posting/form/issues';

export interface Review {
  rating: number;
  text: string;
}

/** The rules weigh more than the form, so they come when somebody begins to write. */
const contract = () => import('backend/contract/listings/testimonials');

export function warmRules() {
  contract().catch(() => undefined);
}

/** What is wrong with a review; null when nothing is. When the rules cannot be loaded, the server has the same ones. */
export async function checkReview(review: Review): Promise<Issues | null> {
  const rules = await contract().catch(() => null);
  const checked = rules?.testimonialForm.safeParse(review);
  return checked?.success === false ? issuesByField(checked.error.issues) : null;
}

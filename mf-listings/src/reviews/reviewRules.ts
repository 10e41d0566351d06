import { issuesByField, type Issues } from '../posting/form/issues';

export interface Review {
  rating: number;
  text: string;
}

const loadContract = () => import('backend/contract/listings/testimonials');

/** The rules weigh more than the form, so they load when a member starts to write. */
export function preloadReviewRules() {
  loadContract().catch(() => undefined);
}

/** Null without issues. If the rules cannot be loaded, the server checks with the same ones. */
export async function reviewIssues(review: Review): Promise<Issues | null> {
  const rules = await loadContract().catch(() => null);
  const checked = rules?.testimonialForm.safeParse(review);
  return checked?.success === false ? issuesByField(checked.error.issues) : null;
}

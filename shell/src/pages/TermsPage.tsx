import { LegalPage } from './legal/LegalPage';
import { terms } from './legal/terms';

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Use"
      updated="November 20, 2026"
      lead="We help travelers find each other. What happens between them is theirs. Here are the rules in plain words."
      sections={terms}
    />
  );
}

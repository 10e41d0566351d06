import { LegalPage } from './legal/LegalPage';
import { privacy } from './legal/privacy';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      updated="November 20, 2026"
      lead="We keep what it takes to bring two travelers together, show it to as few people as possible, and sell none of it."
      sections={privacy}
    />
  );
}

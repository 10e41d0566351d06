import { LegalPage } from './legal/LegalPage';

export const PrivacyPage = () => <LegalPage name="privacy-policy" />;

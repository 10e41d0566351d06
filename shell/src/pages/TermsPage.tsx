import { LegalPage } from './legal/LegalPage';

export const TermsPage = () => <LegalPage name="terms-of-use" />;

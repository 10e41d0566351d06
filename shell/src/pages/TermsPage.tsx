import { terms } from 'backend/contract/pages/terms';
import { LegalPage } from './legal/LegalPage';

export const TermsPage = () => <LegalPage text={terms} />;

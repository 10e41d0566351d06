import { terms } from 'backend/contract/site/terms';
import { LegalPage } from './legal/LegalPage';

export const TermsPage = () => <LegalPage text={terms} />;

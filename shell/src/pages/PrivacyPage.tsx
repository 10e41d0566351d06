import { privacy } from 'backend/contract/pages/privacy';
import { LegalPage } from './legal/LegalPage';

export const PrivacyPage = () => <LegalPage text={privacy} />;

import { privacy } from 'backend/contract/site/privacy';
import { LegalPage } from './legal/LegalPage';

export const PrivacyPage = () => <LegalPage text={privacy} />;

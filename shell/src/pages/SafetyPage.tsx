import { GuidePage } from './guides/GuidePage';

export const SafetyPage = () => <GuidePage name="safety" />;

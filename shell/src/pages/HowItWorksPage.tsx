import { GuidePage } from './guides/GuidePage';

export const HowItWorksPage = () => <GuidePage name="how-it-works" />;

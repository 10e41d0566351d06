import { GuidePage } from './guides/GuidePage';

export const HelpPage = () => <GuidePage name="help" />;

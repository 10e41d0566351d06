import { createIcon } from './createIcon';

export const ChevronLeftIcon = createIcon(['path', { d: 'm15 18-6-6 6-6' }]);

import { createIcon } from './createIcon';

export const ChevronDownIcon = createIcon(['path', { d: 'm6 9 6 6 6-6' }]);

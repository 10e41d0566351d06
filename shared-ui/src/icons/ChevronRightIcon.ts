import { createIcon } from './createIcon';

export const ChevronRightIcon = createIcon(['path', { d: 'm9 18 6-6-6-6' }]);

import { createIcon } from './createIcon';

export const CircleIcon = createIcon(['circle', { cx: '12', cy: '12', r: '10' }]);

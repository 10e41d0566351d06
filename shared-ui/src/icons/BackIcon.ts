import { createIcon } from './createIcon';

export const BackIcon = createIcon(['path', { d: 'm12 19-7-7 7-7' }], ['path', { d: 'M19 12H5' }]);

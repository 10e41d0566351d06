import { createIcon } from './createIcon';

export const PlusIcon = createIcon(['path', { d: 'M5 12h14' }], ['path', { d: 'M12 5v14' }]);

export { ToastRegion } from 'shared-ui';

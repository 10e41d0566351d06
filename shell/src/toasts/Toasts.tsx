// The one export of a part that is loaded when the first toast appears.
export { ToastRegion } from 'shared-ui';

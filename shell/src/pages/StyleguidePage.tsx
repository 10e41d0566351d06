export { Styleguide } from 'shared-ui/styleguide';

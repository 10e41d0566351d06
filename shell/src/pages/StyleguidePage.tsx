// The part that the router loads; the guide itself belongs to the look.
export { Styleguide } from 'shared-ui/styleguide';

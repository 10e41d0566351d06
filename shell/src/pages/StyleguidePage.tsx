// The chunk that the router loads; the styleguide is part of shared-ui.
export { Styleguide } from 'shared-ui/styleguide';

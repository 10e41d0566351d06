// What the server runs of the shell, in a worker without network and files (backend/src/pages/rendering).
import './speak';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as host from '../host';
import * as router from '../shared/router';

export { render } from './render';

/** Remotes' bundles ask for these, and get the very same as the shell's own pages. */
export const given = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  'react-router-dom': router,
  'shell/host': host,
};

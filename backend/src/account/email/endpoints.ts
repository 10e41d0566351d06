import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { me } from '../contract.js';
import * as contract from './contract.js';

export const readEmailChange = endpoint('readEmailChange', 'GET', '/api/profile/email', {
  summary: 'Read whether the address of your account is being changed',
  returns: contract.emailChange,
});

export const changeEmail = endpoint('changeEmail', 'POST', '/api/profile/email', {
  summary: 'Have a code mailed to a new address for your account',
  limit: 'email.change',
  body: contract.newEmail,
  status: 202,
  returns: contract.emailChange,
});

export const confirmEmail = endpoint('confirmEmail', 'POST', '/api/profile/email/confirm', {
  summary: 'Change the address of your account by the code that it got',
  body: contract.newEmailCode,
  returns: me,
});

export const readStoppableChange = endpoint('readStoppableChange', 'POST', '/api/email-stop/change', {
  summary: 'See which change of address a mailed link undoes',
  access: 'public',
  limit: 'email.stop',
  body: contract.emailStop,
  returns: contract.stoppableChange,
});

export const stopEmailChange = endpoint('stopEmailChange', 'POST', '/api/email-stop', {
  summary: 'Undo a change of address by the link that the old one got',
  access: 'public',
  limit: 'email.stop',
  body: contract.emailStop,
  returns: done,
});

import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import { accountDeletion, me, profileChange, publicProfile, userId } from '../contract.js';
import { accountData } from './contract.js';

export const updateProfile = endpoint('updateProfile', 'PATCH', '/api/profile', {
  summary: 'Change your profile',
  body: profileChange,
  returns: me,
});

export const downloadData = endpoint('downloadData', 'GET', '/api/profile/download', {
  summary: 'Download everything we store about you',
  limit: 'account.data',
  returns: accountData,
});

export const deleteAccount = endpoint('deleteAccount', 'DELETE', '/api/profile', {
  summary: 'Delete your account',
  body: accountDeletion,
  returns: done,
});

export const getUser = endpoint('getUser', 'GET', '/api/users/:id', {
  summary: 'Read a public profile',
  access: 'public',
  limit: 'person.read',
  params: { id: userId },
  returns: publicProfile,
});

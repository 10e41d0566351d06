import { done } from '../../platform/contract.js';
import { endpoint } from '../../platform/endpoints.js';
import {
  loginAnswer,
  loginLinkOwner,
  loginLinkRequest,
  loginRequest,
  meAnswer,
  phoneCode,
  resendCodeRequest,
  verifyRequest,
} from '../contract.js';

export const logIn = endpoint('logIn', 'POST', '/api/auth/login', {
  summary: 'Log in or sign up',
  access: 'public',
  body: loginRequest,
  returns: loginAnswer,
});

export const resendLoginCode = endpoint('resendLoginCode', 'POST', '/api/auth/resend-code', {
  summary: 'Mail the login code again',
  access: 'public',
  body: resendCodeRequest,
  returns: done,
});

export const verifyCode = endpoint('verifyCode', 'POST', '/api/auth/verify', {
  summary: 'Log in by code, or verify a phone number',
  access: 'public',
  body: verifyRequest,
  returns: meAnswer,
});

export const logInByLink = endpoint('logInByLink', 'POST', '/api/auth/link', {
  summary: 'Log in by the link from the mail',
  access: 'public',
  limit: 'login.link',
  body: loginLinkRequest,
  returns: meAnswer,
});

export const getLoginLinkOwner = endpoint('getLoginLinkOwner', 'POST', '/api/auth/link/owner', {
  summary: 'See whose account a login link opens',
  access: 'public',
  limit: 'login.link-owner',
  body: loginLinkRequest,
  returns: loginLinkOwner,
});

export const resendPhoneCode = endpoint('resendPhoneCode', 'POST', '/api/auth/resend-verification', {
  summary: 'Text the phone code again',
  returns: done,
});

export const getPhoneCode = endpoint('getPhoneCode', 'GET', '/api/auth/phone-code', {
  summary: 'See whether the phone code arrived',
  limit: 'list.read',
  returns: phoneCode,
});

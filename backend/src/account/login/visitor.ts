import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientIp } from '../../platform/limits/client-ip.js';
import type { Me } from '../contract.js';
import { newToken } from '../codes/codes.js';
import type { Cookies } from '../sessions/cookies.js';
import { deviceName } from '../sessions/device.js';
import type { Device } from '../sessions/known-devices.js';

export interface Visitor {
  ip: string;
  device: Device;
  browserToken: string;
  sessionToken: string | undefined;
}

export interface CompletedLogin {
  token: string;
  user: Me;
}

export const visitorOf = (cookies: Cookies, request: FastifyRequest): Visitor => ({
  ip: clientIp(request),
  device: {
    name: deviceName(request.headers['user-agent']),
    token: cookies.device(request) ?? newToken(128),
  },
  browserToken: cookies.attempt(request) ?? '',
  sessionToken: cookies.session(request),
});

export function setLoginCookies(
  cookies: Cookies,
  reply: FastifyReply,
  { device }: Visitor,
  { token, user }: CompletedLogin,
) {
  cookies.setDevice(reply, device.token);
  cookies.setSession(reply, token);
  return { user };
}

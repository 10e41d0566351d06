import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientIp } from '../../platform/limits/client-ip.js';
import type { Me } from '../contract.js';
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
  deviceToken: string;
  user: Me;
}

export const visitorOf = (cookies: Cookies, request: FastifyRequest): Visitor => ({
  ip: clientIp(request),
  device: {
    name: deviceName(request.headers['user-agent']),
    token: cookies.device(request),
  },
  browserToken: cookies.attempt(request) ?? '',
  sessionToken: cookies.session(request),
});

export function setLoginCookies(
  cookies: Cookies,
  reply: FastifyReply,
  { token, deviceToken, user }: CompletedLogin,
) {
  cookies.setDevice(reply, deviceToken);
  cookies.setSession(reply, token);
  return { user };
}

import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** A forwarded address counts only from a proxy in TRUST_PROXY. */
export function clientIp(request: FastifyRequest): string {
  return request.ip;
}

/** What one person usually has: an IPv4 address, or the /64 of an IPv6 address. */
export function network(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The /24 or /48 around an address: what one household or provider's customer can choose from. */
export function networkAround(ip: string): string {
  const own = network(ip);
  if (!isIPv6(own.replace('/64', ''))) return own.split('.').slice(0, 3).join('.');
  return own.split(':').slice(0, 3).join(':');
}

import { BlockList, isIPv4 } from 'node:net';

const special = new BlockList();
const networks: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, bits] of networks) special.addSubnet(network, bits, 'ipv4');

const assigned = new BlockList();
assigned.addSubnet('2000::', 3, 'ipv6');
/** Protocols, tunnels into IPv4 and documentation. */
const unusual: [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [network, bits] of unusual) special.addSubnet(network, bits, 'ipv6');

/** Whether a server on the internet has this address: none of ours, of this network or of a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return assigned.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

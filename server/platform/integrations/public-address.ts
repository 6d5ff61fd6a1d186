import { Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** SSRF guard: customers may name public addresses only, since others could be services of this network. */

/** Special-purpose ranges of IPv4 (RFC 6890), and the address at which Azure serves its virtual machines. */
const privateRanges4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** Global unicast, in which alone an IPv6 address is public; mapped and NAT64 addresses are outside of it. */
const globalUnicast = '2000::/3';
/** Within it: Teredo, benchmarks and ORCHID, documentation, 6to4. */
const privateRanges6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function blockList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const private4 = blockList(privateRanges4, 'ipv4');
const private6 = blockList(privateRanges6, 'ipv6');
const global6 = blockList([globalUnicast], 'ipv6');
const loopback4 = blockList(['127.0.0.0/8'], 'ipv4');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !private4.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !private6.check(address, 'ipv6');
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && loopback4.check(address, 'ipv4'));
}

/** Resolves a host name to its addresses; rejects if it has none. */
export type Resolve = (host: string) => Promise<string[]>;

const resolver = new Resolver({ timeout: 2_000, tries: 2 });

/** Asks the name servers directly: `getaddrinfo` has no timeout, and slow lookups fill the thread pool. */
export async function resolveHost(host: string): Promise<string[]> {
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1'];
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length === 0) throw new Error('host not found');
  return addresses;
}

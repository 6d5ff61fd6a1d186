/** The networks a client IP belongs to, narrowest first. One subscriber holds an IPv4 address, or an IPv6 /64 up to a /48. */

/** `ip` as `clientIp` returns it: an IPv4 address, or `a:b:c:d::/64`. */
export function networksOf(ip: string): string[] {
  const groups = ip.replace(/::\/64$/, '').split(':');
  const [first, second, third, fourth] = groups;
  if (groups.length !== 4 || fourth === undefined) return [ip];
  const byte = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [ip, `${first}:${second}:${third}:${byte}::/56`, `${first}:${second}:${third}::/48`];
}

/** Networks that one attacker may hold: the subscriber's (IPv6 /56) and the site's (IPv6 /48, IPv4 /24). */
export function surroundingNetworks(ip: string): { subscriber: string | undefined; site: string } {
  const [, home, site] = networksOf(ip);
  if (site !== undefined) return { subscriber: home, site };
  const [, prefix] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(ip) ?? [];
  return { subscriber: undefined, site: prefix === undefined ? ip : `${prefix}.0/24` };
}

/** The widest network one subscriber may hold. */
export function subscriberNetwork(ip: string): string {
  return ip.endsWith('/64') ? (networksOf(ip).at(-1) ?? ip) : ip;
}

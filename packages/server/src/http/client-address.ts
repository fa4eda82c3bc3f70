import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isIP, isIPv4, SocketAddress } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config.ts';

/** What stands for the address of a call that came over no connection, as in tests. */
const UNKNOWN = 'unknown';

/** An address as it is compared and logged: IPv6 in its short form, IPv4 without the IPv6 around it; null for anything else. */
function plainAddress(text: string | undefined): string | null {
  if (!text) return null;
  // Some proxies write the port behind the address.
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (isIP(address) === 0) return null;
  if (isIPv4(address)) return address;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=[\d.]+$)/, '');
}

/**
 * The network address of whoever sends a call: that of the connection, or what the proxies in front that are trusted say in
 * `X-Forwarded-For` (TRUST_PROXY, decision 76). What anybody else writes there is not read.
 */
export function clientAddress({ trustProxy }: Pick<Config, 'trustProxy'>): (context: Context) => string {
  const isTrusted =
    typeof trustProxy === 'number'
      ? (_: string, hop: number) => hop < trustProxy
      : proxyAddr.compile([...trustProxy]);
  return (context) => {
    const { incoming } = context.env as Partial<HttpBindings>;
    if (!incoming) return UNKNOWN;
    return (
      plainAddress(proxyAddr(incoming, isTrusted)) ?? plainAddress(incoming.socket.remoteAddress) ?? UNKNOWN
    );
  };
}

/** The eight groups of a short IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

/**
 * Whom a limit counts as one: an IPv4 address, or the 64 bits of an IPv6 network, as one household or company has all
 * addresses of such a network.
 */
export function limitedNetwork(address: string): string {
  return address.includes(':') ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

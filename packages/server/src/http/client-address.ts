import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isIP, isIPv4, SocketAddress } from 'node:net';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config.ts';

/** Placeholder for the address of a request without a network connection, as in tests. */
const UNKNOWN = 'unknown';

/** Normalizes an address for comparison and logs: compressed IPv6, IPv4-mapped IPv6 as IPv4; null for anything else. */
function plainAddress(text: string | undefined): string | null {
  if (!text) return null;
  // Some proxies append the port to the address.
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  if (isIP(address) === 0) return null;
  if (isIPv4(address)) return address;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=[\d.]+$)/, '');
}

/**
 * Returns a function that reads the client's network address: that of the connection or, behind trusted proxies, the one
 * that they state in `X-Forwarded-For` (TRUST_PROXY, decision 76). Entries from other senders are ignored.
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

/** Expands a compressed IPv6 address into its eight groups. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

/**
 * Returns what a rate limit counts as one caller: an IPv4 address, or the /64 network of an IPv6 address, as one household
 * or company has all addresses of a /64.
 */
export function limitedNetwork(address: string): string {
  return address.includes(':') ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

import type { Context } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { clientAddress, limitedNetwork } from './client-address.ts';

/** Returns the client address for a connection from an address with this X-Forwarded-For header. */
function addressOf(setting: string, connection: string, forwarded?: string): string {
  const { trustProxy } = readConfig({ TRUST_PROXY: setting });
  const incoming = {
    socket: { remoteAddress: connection },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  };
  return clientAddress({ trustProxy })({ env: { incoming } } as unknown as Context);
}

describe('client address', () => {
  it.each([
    ['no proxy is trusted by default', '', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['one proxy', '1', '10.0.0.2', '198.51.100.1', '198.51.100.1'],
    [
      'a header sent by the client before the proxy',
      '1',
      '10.0.0.2',
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['two proxies', '2', '10.0.0.2', '1.1.1.1, 198.51.100.1, 10.0.0.3', '198.51.100.1'],
    ['a trusted proxy without the header', '1', '10.0.0.2', undefined, '10.0.0.2'],
    ['a trusted proxy address', '10.0.0.0/8, loopback', '10.0.0.2', '198.51.100.1', '198.51.100.1'],
    ['a stranger', '10.0.0.0/8', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a chain of trusted proxies', '10.0.0.0/8', '10.0.0.2', '9.9.9.9, 10.1.1.1', '9.9.9.9'],
    ['IPv4 written as IPv6', '::1', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['IPv4 written as IPv6 in hex', '1', '::1', '::FFFF:cb00:7109', '203.0.113.9'],
    ['an address with a port', '1', '10.0.0.2', '198.51.100.1:4711', '198.51.100.1'],
    ['IPv6 in normalized form', '1', '::1', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['IPv6 with a port', '1', '::1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['an invalid address', '1', '10.0.0.2', 'unknown', '10.0.0.2'],
    ['a log injection', '1', '10.0.0.2', '<script>', '10.0.0.2'],
  ])('%s', (_, setting, connection, forwarded, address) => {
    expect(addressOf(setting, connection, forwarded)).toBe(address);
  });
  it('is unknown for a call without a connection', () => {
    expect(clientAddress({ trustProxy: 1 })({ env: {} } as unknown as Context)).toBe('unknown');
  });
});

describe('rate limit key', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, network) => expect(limitedNetwork(address)).toBe(network));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const PORTAL = 'https://portal.bank.example';

/** Paths made of parts that have caused open redirects: separators, dots and their escapes. */
const PARTS =
  '/ // \\ . .. %2e %2E%2e %2f %5C %252f \t \n \r @ : evil.example home auth oidc api ? # % %00 http: javascript: é';
const hostile = fc
  .array(fc.constantFrom(...PARTS.split(' ')), { minLength: 1, maxLength: 8 })
  .map((parts) => `/${parts.join('')}`);

describe('return path after sign-in', () => {
  test.each([
    '/',
    '/home',
    '/requests-board/requests?tab=open&q=a%2Fb#newest',
    '/search?q=//evil.example',
    '/authors',
    '/data-rooms/Ann%C3%A9e%202026',
  ])('accepts the portal page %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test.each([
    '/..//evil.example',
    '/.//evil.example',
    '/a/../..//evil.example',
    '/home/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/.%2e%2f/evil.example',
    '/%2f%2fevil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/..\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.\n//evil.example',
    '//evil.example',
    '/home//evil.example',
    'https://evil.example/',
    'http://local.invalid/home',
    'javascript:alert(1)',
    '/%',
    '/%E0%A4%A',
    '/%0d%0aset-cookie:a=b',
    '/auth/logout',
    '/a/../auth/login',
    '/%61uth/login',
    '/api',
    '/oidc/auth',
    '',
    undefined,
  ])('replaces %j by the start page', (path) => {
    expect(returnPath(path)).toBe('/');
  });

  test('never leaves the site, and returns exactly the path that was checked', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.webUrl()), (text) => {
        const path = returnPath(text);
        const read = new URL(path, PORTAL);
        expect(read.origin).toBe(PORTAL);
        expect(path).toBe(read.pathname + read.search + read.hash);
        expect(path).not.toMatch(/^\/(?:[/\\]|%2f|%5c)/i);
        expect(returnPath(path)).toBe(path);
      }),
      { numRuns: 3_000 },
    );
  });
});

import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.ts';

/** Reads, sets and clears the session cookie. */
export interface SessionCookie {
  read(context: Context): string | undefined;
  set(context: Context, token: string): void;
  clear(context: Context): void;
}

/**
 * Returns the session cookie: `__Host-sid; Secure` where browsers accept it, on https and on localhost; on other plain-http
 * addresses without the prefix and without `Secure`.
 */
export function sessionCookie({ publicUrl }: Pick<Config, 'publicUrl'>): SessionCookie {
  const { protocol, hostname } = new URL(publicUrl);
  const secure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  const name = secure ? '__Host-sid' : 'sid';
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    read: (context) => getCookie(context, name),
    set: (context, token) => setCookie(context, name, token, options),
    clear: (context) => deleteCookie(context, name, options),
  };
}

import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.ts';

/** The cookie of a session: its name and how it is set. */
export interface SessionCookie {
  read(context: Context): string | undefined;
  set(context: Context, token: string): void;
  clear(context: Context): void;
}

/**
 * `__Host-sid; Secure` wherever browsers keep it: on https and on localhost. A plain-http address that is not localhost
 * has to do without both.
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

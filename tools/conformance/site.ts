import { api } from '@atrium/contract';
import { CORRELATION_HEADER, PERSON_HEADER } from '@atrium/contract/errors';
import { Settings } from '@atrium/contract/settings';
import { summaryOf } from './judge.ts';
import type { Exchange } from './send.ts';
import type { Session } from './session.ts';

const SETTINGS = 'GET /settings.json';

function settingsFault(exchange: Exchange): { expected: string; got: string } | null {
  const read = Settings.safeParse(exchange.json);
  if (exchange.status !== 200) return { expected: '200', got: summaryOf(exchange) };
  if (!read.success)
    return {
      expected: 'settings that match their schema',
      got: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    };
  // The content security policy of the portal blocks calls to other origins, and its cookie is not sent to them.
  if (!read.data.apiBaseUrl.startsWith('/'))
    return { expected: 'an apiBaseUrl on the origin of the portal', got: 'a URL with an origin' };
  return null;
}

/** Checks what does not depend on an endpoint: the settings, unknown addresses, forged sessions. */
export async function checkSite({ apiPath, send, note, people, tryOut, skip }: Session): Promise<void> {
  const settings = await send({ method: 'GET', path: '/settings.json' });
  note('site.settings', SETTINGS, settings, settingsFault(settings));
  const nowhere = { id: 'GET /conformance-nothing', endpoint: null };
  const me = { id: 'users.me', endpoint: api.users.me };
  const path = apiPath + api.users.me.path;
  const signedOut = ['UNAUTHENTICATED'] as const;
  const [person] = people;
  await Promise.all([
    tryOut(
      nowhere,
      { method: 'GET', path: `${apiPath}/conformance-nothing`, ...(person && { person }) },
      { check: 'input.unknown-address', codes: ['NOT_FOUND'] },
    ),
    ...['__Host-sid=', `__Host-sid=${'A'.repeat(43)}`, 'sid=abc', 'session=1'].map((cookie) =>
      tryOut(
        me,
        { method: 'GET', path, headers: { cookie } },
        { check: 'refusal.forged-session', codes: signedOut },
      ),
    ),
  ]);
  if (!person) return skip('refusal.other-person', me.id, null, 'no users were provided');
  await tryOut(
    me,
    { method: 'GET', path, person, headers: { [PERSON_HEADER]: '00000000-0000-4000-8000-00000000ffff' } },
    { check: 'refusal.other-person', codes: signedOut },
  );
  await tryOut(
    me,
    { method: 'GET', path, person, headers: { [CORRELATION_HEADER]: '<script>' } },
    { success: true },
  );
}

import { personaUser } from './people.ts';
import type { People } from './people.ts';
import { PERSONAS } from './personas.ts';
import type { PersonaId } from './personas.ts';
import { chance } from './random.ts';
import type { Requests } from './requests.ts';
import type { schema } from '@atrium/server';

export interface Operations {
  notifications: (typeof schema.notifications.$inferInsert)[];
  widgetPreferences: (typeof schema.widgetPreferences.$inferInsert)[];
}

const PERSON_NOTIFICATIONS = 40;

/** Home templates chosen by the personas; the newcomer has chosen none (HOME-018). */
const TEMPLATES: Partial<Record<PersonaId, 'DEFAULT' | 'CASH_MANAGEMENT' | 'LEGAL_ENTITIES_ADMIN'>> = {
  client: 'DEFAULT',
  'client-admin': 'LEGAL_ENTITIES_ADMIN',
  restricted: 'DEFAULT',
  osa: 'CASH_MANAGEMENT',
};

/** Generates recent activity: notifications from the latest requests, and the chosen home templates. */
export function generateOperations(people: People, requests: Requests): Operations {
  const random = chance('operations');
  const result: Operations = { notifications: [], widgetPreferences: [] };

  const participants = new Map<string, string[]>();
  for (const { requestId, userId, isActive } of requests.participants) {
    if (isActive) participants.set(requestId, [...(participants.get(requestId) ?? []), userId]);
  }
  const seen = new Map(requests.marks.map((mark) => [`${mark.userId} ${mark.requestId}`, mark.lastSeenAt]));
  const counts = new Map<string, number>();
  const latest = requests.requests
    .toSorted((a, b) => b.row.updatedAt.getTime() - a.row.updatedAt.getTime())
    .slice(0, 1500);
  for (const { row } of latest) {
    for (const userId of participants.get(row.id) ?? []) {
      const count = counts.get(userId) ?? 0;
      if (userId === row.lastUpdatedById || count >= PERSON_NOTIFICATIONS) continue;
      counts.set(userId, count + 1);
      const lastSeenAt = seen.get(`${userId} ${row.id}`) ?? null;
      result.notifications.push({
        id: random.id(),
        userId,
        serviceCode: 'REQUESTS_BOARD',
        type:
          row.state === 'ACTION_REQUIRED'
            ? 'REQUEST_ACTION_REQUIRED'
            : row.state === 'TO_CLOSE'
              ? 'REQUEST_TO_CLOSE'
              : 'REQUEST_UPDATED',
        url: `/requests-board/requests/${row.id}`,
        createdAt: row.updatedAt,
        seenAt: lastSeenAt && lastSeenAt >= row.updatedAt ? lastSeenAt : null,
      });
    }
  }

  const personas = new Set(PERSONAS.map((persona) => persona.userId));
  for (const [persona, template] of Object.entries(TEMPLATES) as [PersonaId, 'DEFAULT'][]) {
    result.widgetPreferences.push({ userId: personaUser(people, persona).id, template, config: null });
  }
  for (const user of people.users) {
    if (personas.has(user.id) || user.kind === 'ATRIUM' || !random.odds(0.6)) continue;
    result.widgetPreferences.push({
      userId: user.id,
      template: random.pick(['DEFAULT', 'FINANCE_STRATEGY', 'CASH_MANAGEMENT', 'TRADE_FINANCE'] as const),
      config: null,
    });
  }
  return result;
}

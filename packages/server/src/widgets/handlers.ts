import { asc, eq, gte } from 'drizzle-orm';
import { holdsWidget } from '@atrium/contract/access';
import type { User } from '@atrium/contract/users';
import type { WidgetCode } from '@atrium/contract/widget-catalogue';
import type { widgets } from '@atrium/contract/widgets';
import { bankDay } from '../bank-time.ts';
import { eventPages, widgetInformations, widgetPreferences } from '../database/schema/index.ts';
import { forbidden, notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { sanitiseRichText } from '../text/index.ts';

const FIRST_PROFILE = {
  en: 'This user has not chosen a first profile yet. Only they can choose it, in their own session.',
  fr: 'Cette personne n’a pas encore choisi son premier profil. Elle seule peut le choisir, dans sa propre session.',
};

/** Refuses the content of a widget with 403 if the user may not place it (HOME-022). */
function requireWidget(user: User, code: WidgetCode): void {
  if (!holdsWidget(code).allows(user)) throw forbidden();
}

export function widgetHandlers({ db, clock, write }: Platform): Handlers<typeof widgets> {
  return {
    list: ({ user }) => user.widgets,

    async preferences({ user }) {
      const [row] = await db
        .select()
        .from(widgetPreferences)
        .where(eq(widgetPreferences.userId, user.id))
        .limit(1);
      return { template: row?.template ?? null, config: row?.config ?? null };
    },

    async savePreferences(call) {
      const chosen =
        'config' in call.body
          ? ({ template: 'CUSTOM', config: call.body.config, updatedByUser: true } as const)
          : { template: call.body.template, config: null, updatedByUser: true };
      await write(call, async (tx, audit) => {
        const [before] = await tx
          .select()
          .from(widgetPreferences)
          .where(eq(widgetPreferences.userId, call.user.id));
        const isFirstProfile = !before?.template && !call.user.contactInformation.isInternal;
        if (isFirstProfile && call.actor.impersonatorId !== null) throw forbidden(FIRST_PROFILE);
        await tx
          .insert(widgetPreferences)
          .values({ userId: call.user.id, ...chosen })
          .onConflictDoUpdate({ target: widgetPreferences.userId, set: chosen });
        await audit({
          eventType: before ? 'UPDATE' : 'CREATE',
          entity: 'widget-preferences',
          entityId: call.user.id,
          name: 'home',
          oldValue: before ? { template: before.template, config: before.config } : null,
          newValue: { template: chosen.template, config: chosen.config },
        });
      });
    },

    async pages({ user, language, params, query }) {
      requireWidget(user, params.id);
      if (params.id !== 'EVENTS') throw notFound();
      const day = new Date(query.date ?? bankDay(clock()));
      const rows = await db
        .select()
        .from(eventPages)
        .where(gte(eventPages.endsAt, day))
        .orderBy(asc(eventPages.startsAt), asc(eventPages.id));
      return {
        pages: rows.map((row) => ({
          id: row.id,
          base64Image: row.image,
          url: row.url,
          title: row.title[language],
          place: row.place[language],
          startsAt: row.startsAt.toISOString(),
          endsAt: row.endsAt.toISOString(),
        })),
      };
    },

    async information({ user, language, params }) {
      requireWidget(user, params.id);
      const [row] = await db
        .select()
        .from(widgetInformations)
        .where(eq(widgetInformations.widgetId, params.id));
      if (!row) throw notFound();
      return {
        title: row.title[language],
        subTitle: row.subTitle[language],
        image: row.image,
        description: sanitiseRichText(row.description[language]),
      };
    },
  };
}

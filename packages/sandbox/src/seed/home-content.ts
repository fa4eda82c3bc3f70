import type { BankClock } from './clock.ts';
import { PICTURE, picture } from './pictures.ts';
import { chance } from './random.ts';
import { EVENT_TEMPLATES, INFORMATION_TEMPLATES, NEWS_TEMPLATES } from './texts/home-content.ts';
import type { schema } from '@atrium/server';

const MINUTES_A_DAY = 24 * 60;
const HOUR_MS = 3_600_000;

export interface HomeContent {
  eventPages: (typeof schema.eventPages.$inferInsert)[];
  newsItems: (typeof schema.newsItems.$inferInsert)[];
  widgetInformations: (typeof schema.widgetInformations.$inferInsert)[];
}

/** Generates the home page content for all users: events, news of the portal, messages about services. */
export function generateHomeContent(clock: BankClock): HomeContent {
  const random = chance('home-content');
  return {
    eventPages: EVENT_TEMPLATES.map(({ inDays, hours, ...event }, index) => {
      const startsAt = clock.ago(-inDays * MINUTES_A_DAY);
      startsAt.setUTCHours(8, 0, 0, 0);
      return {
        ...event,
        id: random.id(),
        image: picture(random, index % 2 === 0 ? 'bars' : 'steps', PICTURE.medium),
        startsAt,
        endsAt: new Date(startsAt.getTime() + hours * HOUR_MS),
      };
    }),
    newsItems: NEWS_TEMPLATES.map(({ daysAgo, picture: kind, button, ...news }) => ({
      ...news,
      id: random.id(),
      publishedAt: clock.office(daysAgo, random),
      imageS: kind && picture(random, kind, PICTURE.small),
      imageM: kind && picture(random, kind, PICTURE.medium),
      buttonType: button?.type ?? null,
      buttonLabel: button?.label ?? null,
      buttonUrl: button?.url ?? null,
    })),
    widgetInformations: Object.entries(INFORMATION_TEMPLATES).map(
      ([widgetId, { picture: kind, ...information }]) => ({
        ...information,
        widgetId,
        image: kind && picture(random, kind, PICTURE.medium),
      }),
    ),
  };
}

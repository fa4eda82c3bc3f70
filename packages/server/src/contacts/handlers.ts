import type { contacts as contactsContract } from '@atrium/contract/contacts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { settingsOf } from '../settings.ts';
import { contactCard } from './card.ts';
import { setFavorite } from './favorites.ts';
import { contactFilterBlocks } from './filter-blocks.ts';
import { searchContacts } from './listing.ts';
import { shownContacts } from './rows.ts';

export function contactHandlers(platform: Platform): Handlers<typeof contactsContract> {
  const { db, clock } = platform;
  return {
    async search({ user, language, body }) {
      const { ids, total } = await searchContacts(db, { user, language }, body);
      return {
        members: await shownContacts(db, { user, language, now: clock() }, ids),
        totalRecords: total,
        searchCriteria: body,
      };
    },

    filters: ({ user, language, body }) => contactFilterBlocks(db, { user, language }, body),

    card: ({ user, language, params }) =>
      contactCard(db, { user, language, now: clock() }, params.id, settingsOf(platform.config).productName),

    addFavorite: (call) => setFavorite(platform, call, call.params.id, true),
    removeFavorite: (call) => setFavorite(platform, call, call.params.id, false),
  };
}

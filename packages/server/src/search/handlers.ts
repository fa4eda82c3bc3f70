import { ALL_TYPES, SEARCH_TYPES } from '@atrium/contract/search-rules';
import type { search as searchContract } from '@atrium/contract/search';
import { forbidden } from '../http/failure.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { searchFilterBlocks } from './filter-blocks.ts';
import { findGroups, readSearch } from './listing.ts';
import { maySearch } from './parts.ts';
import { shownGroup } from './results.ts';

export function searchHandlers({ db, clock }: Platform): Handlers<typeof searchContract> {
  return {
    async filters(call) {
      const { search } = await readSearch(db, { ...call, now: clock() }, call.body);
      return searchFilterBlocks(db, search, call.body);
    },

    async search(call) {
      const { user, body, params } = call;
      if (params.type !== ALL_TYPES && !maySearch(user, params.type)) throw forbidden();
      const types = params.type === ALL_TYPES ? SEARCH_TYPES : [params.type];
      const { search, isForgiving } = await readSearch(db, { ...call, now: clock() }, body, body.advanced);
      const found = await findGroups(db, search, body, types, body.limit);
      const groups = await Promise.all(found.map((group) => shownGroup(db, search, group)));
      return {
        total: groups.reduce((sum, { total }) => sum + total, 0),
        isForgiving,
        groups,
      };
    },
  };
}

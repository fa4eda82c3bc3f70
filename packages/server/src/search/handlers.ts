import { ALL_TYPES, SEARCH_TYPES } from '@atrium/contract/search-rules';
import type { search as searchContract } from '@atrium/contract/search';
import { forbidden } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { forgivingSearch } from './alike.ts';
import { countValues, searchFilterBlocks } from './filter-blocks.ts';
import { findGroups, readSearch } from './listing.ts';
import { maySearch } from './parts.ts';
import { shownGroup } from './results.ts';

export function searchHandlers({ db, clock }: Platform): Handlers<typeof searchContract> {
  return {
    async filters(call) {
      const search = await readSearch(db, { ...call, now: clock() }, call.body);
      const counted = await countValues(db, search, call.body);
      const isEmpty = [...counted.values()].every((values) => values.length === 0);
      const forgiving = isEmpty ? await forgivingSearch(db, search) : null;
      return searchFilterBlocks(
        db,
        search,
        call.body,
        forgiving ? await countValues(db, forgiving, call.body) : counted,
      );
    },

    async search(call) {
      const { user, body, params } = call;
      if (params.type !== ALL_TYPES && !maySearch(user, params.type)) throw forbidden();
      const types = params.type === ALL_TYPES ? SEARCH_TYPES : [params.type];
      const asked = await readSearch(db, { ...call, now: clock() }, body, body.advanced);
      const exact = await findGroups(db, asked, body, types, body.limit);
      const forgiving = exact.length === 0 ? await forgivingSearch(db, asked) : null;
      const search = forgiving ?? asked;
      const found = forgiving ? await findGroups(db, forgiving, body, types, body.limit) : exact;
      const groups = await Promise.all(found.map((group) => shownGroup(db, search, group)));
      return {
        total: groups.reduce((sum, { total }) => sum + total, 0),
        isForgiving: forgiving !== null,
        groups,
      };
    },
  };
}

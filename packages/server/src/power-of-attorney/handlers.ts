import type { powerOfAttorney as powerOfAttorneyContract } from '@atrium/contract/power-of-attorney';
import { powerFileName } from '@atrium/contract/power-of-attorney-rules';
import { bankDay } from '../bank-time.ts';
import { download } from '../files/index.ts';
import { notFound } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { listPowers } from './listing.ts';
import { powerDetails, powerOf } from './rows.ts';
import { signersOf } from './signers.ts';

export function powerOfAttorneyHandlers({
  db,
  clock,
  blobs,
}: Platform): Handlers<typeof powerOfAttorneyContract> {
  return {
    list: ({ user, query }) => listPowers(db, { user, today: bankDay(clock()) }, query),

    get: ({ user, params }) => powerDetails(db, user, params.id),

    whoMaySign: ({ user, params, query }) =>
      signersOf(db, { user, today: bankDay(clock()) }, { ...query, ricosCode: params.id }),

    async readFile({ user, params: { id } }) {
      const { sha256, mime } = await powerOf(db, user, id);
      const file = sha256 === null ? null : await blobs.get(sha256);
      if (!file || mime === null) throw notFound();
      return download({ filename: powerFileName(id), mime, ...file });
    },
  };
}

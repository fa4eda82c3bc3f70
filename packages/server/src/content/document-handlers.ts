import type { contentDocumentCalls } from '@atrium/contract/content';
import type { ContentArea } from '@atrium/contract/content-rules';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { deleteDocument, updateDocument } from './change-documents.ts';
import type { ContentRow, Description } from './change-documents.ts';
import { downloadContent } from './rows.ts';

interface Checks {
  /** Refuses a description that does not fit the place of its document. */
  readonly checkDescription?: (row: ContentRow, description: Description) => void;
  /** Refuses to delete a document that its page requires. */
  readonly checkDeletion?: (row: ContentRow) => void;
}

const noCheck = () => {};

/** Returns the handlers of the document calls that every area has (`contentDocumentCalls`). */
export function contentDocumentHandlers(
  platform: Platform,
  area: ContentArea,
  { checkDescription = noCheck, checkDeletion = noCheck }: Checks = {},
): Handlers<ReturnType<typeof contentDocumentCalls<`/${string}`, string>>> {
  const { clock, newId, write } = platform;
  return {
    read: ({ params }) => downloadContent(platform, area, params.id),

    async updateDocument(call) {
      const { user, params, body } = call;
      const { newDocumentId, descriptionEn, descriptionFr, version } = body;
      const description = { en: descriptionEn, fr: descriptionFr };
      await write(call, (tx, audit) =>
        updateDocument(
          { tx, audit, now: clock(), newId, user },
          area,
          params.id,
          { newDocumentId, version, description },
          (row) => checkDescription(row, description),
        ),
      );
    },

    async deleteDocument(call) {
      await write(call, (tx, audit) =>
        deleteDocument({ tx, audit }, area, call.params.id, call.query.version, checkDeletion),
      );
    },
  };
}

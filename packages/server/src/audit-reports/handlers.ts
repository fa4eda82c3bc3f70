import type { auditReports } from '@atrium/contract/audit-reports';
import {
  AUDIT_REPORTS_GUIDE,
  AUDIT_REPORTS_TEXT_KEYS,
  auditReportsTextRule,
} from '@atrium/contract/audit-reports-rules';
import { editsContent } from '@atrium/contract/content-rules';
import {
  addDocuments,
  changeTexts,
  contentDocument,
  contentDocumentHandlers,
  contentDocumentsOf,
  contentTextsOf,
  requireFreeBlock,
} from '../content/index.ts';
import type { ShownContent } from '../content/index.ts';
import { forbidden } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';

const AREA = 'AUDIT_REPORTS';
const TAB = 'GUIDE';
const canEdit = editsContent(AREA).allows;

const GUIDE_STAYS = {
  en: 'The guide cannot be deleted. Put another file in its place.',
  fr: 'Le guide ne peut pas être supprimé. Remplacez son fichier.',
};

/** Removes tab, block and position from a document: the page has only one place for it. */
const toldOf = ({ tab: _tab, block: _block, position: _position, ...document }: ShownContent) => document;

export function auditReportsHandlers(platform: Platform): Handlers<typeof auditReports> {
  const { clock, db, newId, write } = platform;
  return {
    async content({ user, language }) {
      const [texts, documents] = await Promise.all([
        contentTextsOf(db, AREA, AUDIT_REPORTS_TEXT_KEYS),
        contentDocumentsOf(db, { user, language }, AREA),
      ]);
      const [guide] = documents;
      return { explanation: texts.EXPLANATION, guide: guide ? toldOf(guide) : null };
    },

    rights: ({ user }) => ({ canEdit: canEdit(user) }),

    async saveTranslation(call) {
      await write(call, (tx, audit) =>
        changeTexts({ tx, audit, now: clock() }, AREA, call.body, auditReportsTextRule),
      );
    },

    async addDocuments(call) {
      const additions = call.body.map(({ descriptionEn, descriptionFr, ...addition }) => ({
        ...addition,
        tab: TAB,
        description: { en: descriptionEn, fr: descriptionFr },
      }));
      await write(call, async (tx, audit) => {
        await requireFreeBlock(tx, AREA, AUDIT_REPORTS_GUIDE, call.body);
        await addDocuments({ tx, audit, now: clock(), newId, user: call.user }, AREA, additions);
      });
    },

    document: async ({ user, language, params }) =>
      toldOf(await contentDocument(db, { user, language }, AREA, params.id)),

    ...contentDocumentHandlers(platform, AREA, {
      checkDeletion: () => {
        throw forbidden(GUIDE_STAYS);
      },
    }),
  };
}

import { CONTENT_LANGUAGES, editsContent } from '@atrium/contract/content-rules';
import type { cashManagement, CashManagementDocument } from '@atrium/contract/cash-management';
import {
  CASH_MANAGEMENT_BLOCKS,
  CASH_MANAGEMENT_COVER,
  CASH_MANAGEMENT_TEXT_KEYS,
  cashManagementTextRule,
} from '@atrium/contract/cash-management-rules';
import type { CashManagementBlock } from '@atrium/contract/cash-management-rules';
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

const AREA = 'CASH_MANAGEMENT';
const TAB = 'PRODUCT_OVERVIEW';
const canEdit = editsContent(AREA).allows;

const COVER_STAYS = {
  en: 'The document of the cover cannot be deleted. Put another file in its place.',
  fr: 'Le document de couverture ne peut pas être supprimé. Remplacez son fichier.',
};

function toldOf({
  tab: _tab,
  position: _position,
  block,
  ...document
}: ShownContent): CashManagementDocument {
  return { ...document, block: block as CashManagementBlock, isCover: block === CASH_MANAGEMENT_COVER };
}
const orderOf = ({ block }: CashManagementDocument) => CASH_MANAGEMENT_BLOCKS.indexOf(block);

export function cashManagementHandlers(platform: Platform): Handlers<typeof cashManagement> {
  const { clock, db, newId, write } = platform;
  return {
    async documents({ user, language }) {
      const shown = await contentDocumentsOf(db, { user, language }, AREA);
      return shown.map(toldOf).toSorted((a, b) => orderOf(a) - orderOf(b));
    },

    async addDocuments(call) {
      const additions = call.body.map(({ descriptionEn, descriptionFr, ...addition }) => ({
        ...addition,
        tab: TAB,
        description: { en: descriptionEn, fr: descriptionFr },
      }));
      await write(call, async (tx, audit) => {
        await requireFreeBlock(tx, AREA, CASH_MANAGEMENT_COVER, call.body);
        await addDocuments({ tx, audit, now: clock(), newId, user: call.user }, AREA, additions);
      });
    },

    document: async ({ user, language, params }) =>
      toldOf(await contentDocument(db, { user, language }, AREA, params.id)),

    async translation() {
      const texts = await contentTextsOf(db, AREA, CASH_MANAGEMENT_TEXT_KEYS);
      return CASH_MANAGEMENT_TEXT_KEYS.flatMap((key) =>
        CONTENT_LANGUAGES.map((culture) => ({
          key,
          culture,
          text: texts[key][culture],
          version: texts[key].version,
        })),
      );
    },

    async saveTranslation(call) {
      await write(call, (tx, audit) =>
        changeTexts({ tx, audit, now: clock() }, AREA, call.body, cashManagementTextRule),
      );
    },

    rights: ({ user }) => ({ canEdit: canEdit(user) }),

    ...contentDocumentHandlers(platform, AREA, {
      checkDeletion: ({ block }) => {
        if (block === CASH_MANAGEMENT_COVER) throw forbidden(COVER_STAYS);
      },
    }),
  };
}

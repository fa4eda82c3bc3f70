import { and, eq } from 'drizzle-orm';
import { editsContent } from '@atrium/contract/content';
import type { HubDocument, HubTranslations, informationHub } from '@atrium/contract/information-hub';
import {
  HUB_DISCLAIMER_KEY,
  HUB_TEXT_KEYS,
  hubTextRule,
  inHubOrder,
  needsDescriptions,
} from '@atrium/contract/information-hub-rules';
import type { HubBloc, HubTab } from '@atrium/contract/information-hub-rules';
import { addDocuments, deleteDocument, updateDocument } from '../content/change-documents.ts';
import { changeTexts } from '../content/change-texts.ts';
import { contentDocumentsOf, contentTextsOf, downloadContent } from '../content/rows.ts';
import { contentDocuments } from '../database/schema/index.ts';
import type { Reads } from '../database/open.ts';
import { badRequest, notFound } from '../http/failure.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { tagsOfContent } from '../tags/rows.ts';

const AREA = 'INFORMATION_HUB';
const canEdit = editsContent(AREA).allows;

const NEEDS_DESCRIPTIONS = {
  en: 'Describe each report in English and in French.',
  fr: 'Décrivez chaque rapport en anglais et en français.',
};

interface Descriptions {
  readonly descriptionEn: string | null;
  readonly descriptionFr: string | null;
}

/** HUB-022: in reports and insights nothing stands without its description in both languages. */
function requireDescriptions(tab: HubTab, { descriptionEn, descriptionFr }: Descriptions): void {
  if (needsDescriptions(tab) && (descriptionEn === null || descriptionFr === null))
    throw badRequest(
      NEEDS_DESCRIPTIONS,
      descriptionEn === null ? 'body.descriptionEn' : 'body.descriptionFr',
    );
}

async function translationsOf(db: Reads): Promise<HubTranslations> {
  const { [HUB_DISCLAIMER_KEY]: disclaimer, ...translations } = await contentTextsOf(db, AREA, [
    ...HUB_TEXT_KEYS,
    HUB_DISCLAIMER_KEY,
  ]);
  return { translations, disclaimer };
}

const TAB_NAMES = {
  PRODUCTS_OVERVIEW: { en: 'Products overview', fr: 'Produits' },
  COUNTRIES_OVERVIEW: { en: 'Countries overview', fr: 'Pays' },
  REPORTS_AND_INSIGHTS: { en: 'Reports and insights', fr: 'Rapports et analyses' },
} as const satisfies Record<HubTab, { en: string; fr: string }>;

export function informationHubHandlers(platform: Platform): Handlers<typeof informationHub> {
  const { clock, db, newId, write } = platform;
  return {
    translations: () => translationsOf(db),

    saveTranslations(call) {
      return write(call, async (tx, audit) => {
        await changeTexts({ tx, audit, now: clock() }, AREA, call.body, hubTextRule);
        return translationsOf(tx);
      });
    },

    async documents({ user, language }) {
      const rows = await contentDocumentsOf(db, AREA, language);
      const ids = rows.map(({ id }) => id);
      const tagsOf = await tagsOfContent(db, { user, language }, ids, canEdit(user));
      const documents = rows.map(({ tab: tabText, block, position, description, ...row }): HubDocument => {
        const tab = tabText as HubTab;
        const descriptions = { en: description?.en || null, fr: description?.fr || null };
        return {
          ...row,
          category: { id: tab, name: TAB_NAMES[tab][language] },
          tags: tagsOf.get(row.id) ?? [],
          itbInfo: { tab, bloc: block as HubBloc, descriptions, order: position },
          descriptionEn: descriptions.en,
          descriptionFr: descriptions.fr,
        };
      });
      return inHubOrder(documents, language);
    },

    rights: ({ user }) => ({ canEdit: canEdit(user) }),

    read: ({ params }) => downloadContent(platform, AREA, params.id),

    async addDocuments(call) {
      const { user, body } = call;
      for (const addition of body) requireDescriptions(addition.itbTab, addition);
      const additions = body.map(({ itbTab, itbBloc, descriptionEn, descriptionFr, ...addition }) => ({
        ...addition,
        tab: itbTab,
        block: itbBloc,
        description: { en: descriptionEn, fr: descriptionFr },
      }));
      await write(call, (tx, audit) =>
        addDocuments({ tx, audit, now: clock(), newId, user }, AREA, additions),
      );
    },

    async description({ params }) {
      const [found] = await db
        .select({ description: contentDocuments.description, version: contentDocuments.version })
        .from(contentDocuments)
        .where(and(eq(contentDocuments.area, AREA), eq(contentDocuments.id, params.id)));
      if (!found) throw notFound();
      const { description, version } = found;
      return { descriptionEn: description?.en || null, descriptionFr: description?.fr || null, version };
    },

    async updateDocument(call) {
      const { user, params, body } = call;
      const { newDocumentId, descriptionEn, descriptionFr, version } = body;
      const update = { newDocumentId, version, description: { en: descriptionEn, fr: descriptionFr } };
      await write(call, (tx, audit) =>
        updateDocument({ tx, audit, now: clock(), newId, user }, AREA, params.id, update, ({ tab }) =>
          requireDescriptions(tab as HubTab, body),
        ),
      );
    },

    async deleteDocument(call) {
      await write(call, (tx, audit) =>
        deleteDocument({ tx, audit }, AREA, call.params.id, call.query.version),
      );
    },
  };
}

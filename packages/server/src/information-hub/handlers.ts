import { editsContent } from '@atrium/contract/content-rules';
import type { HubDocument, HubTranslations, informationHub } from '@atrium/contract/information-hub';
import {
  HUB_DISCLAIMER_KEY,
  HUB_TEXT_KEYS,
  hubTextRule,
  inHubOrder,
  needsDescriptions,
} from '@atrium/contract/information-hub-rules';
import type { HubBloc, HubTab } from '@atrium/contract/information-hub-rules';
import {
  addDocuments,
  changeTexts,
  contentDocument,
  contentDocumentHandlers,
  contentDocumentsOf,
  contentTextsOf,
} from '../content/index.ts';
import type { Description } from '../content/index.ts';
import type { Reads } from '../database/index.ts';
import { badRequest } from '../http/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';

const AREA = 'INFORMATION_HUB';
const canEdit = editsContent(AREA).allows;

const NEEDS_DESCRIPTIONS = {
  en: 'Describe each report in English and in French.',
  fr: 'Décrivez chaque rapport en anglais et en français.',
};

/** Refuses reports and insights without a description in both languages with 400 (HUB-022). */
function requireDescriptions(tab: HubTab, { en, fr }: Description): void {
  if (needsDescriptions(tab) && (en === null || fr === null))
    throw badRequest(NEEDS_DESCRIPTIONS, en === null ? 'body.descriptionEn' : 'body.descriptionFr');
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
      const shown = await contentDocumentsOf(db, { user, language }, AREA);
      const documents = shown.map(({ tab: tabText, block, position, ...document }): HubDocument => {
        const tab = tabText as HubTab;
        const descriptions = { en: document.descriptionEn, fr: document.descriptionFr };
        return {
          ...document,
          category: { id: tab, name: TAB_NAMES[tab][language] },
          itbInfo: { tab, bloc: block as HubBloc, descriptions, order: position },
        };
      });
      return inHubOrder(documents, language);
    },

    rights: ({ user }) => ({ canEdit: canEdit(user) }),

    async addDocuments(call) {
      const { user, body } = call;
      const additions = body.map(({ itbTab, itbBloc, descriptionEn, descriptionFr, ...addition }) => ({
        ...addition,
        tab: itbTab,
        block: itbBloc,
        description: { en: descriptionEn, fr: descriptionFr },
      }));
      for (const { tab, description } of additions) requireDescriptions(tab, description);
      await write(call, (tx, audit) =>
        addDocuments({ tx, audit, now: clock(), newId, user }, AREA, additions),
      );
    },

    async description({ user, language, params }) {
      const { descriptionEn, descriptionFr, version } = await contentDocument(
        db,
        { user, language },
        AREA,
        params.id,
      );
      return { descriptionEn, descriptionFr, version };
    },

    ...contentDocumentHandlers(platform, AREA, {
      checkDescription: ({ tab }, description) => requireDescriptions(tab as HubTab, description),
    }),
  };
}

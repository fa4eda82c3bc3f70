import type { HubDocument } from '@atrium/contract/information-hub';
import {
  needsDescriptions,
  tabOfBloc,
  type HubBloc,
  type HubEditableKey,
} from '@atrium/contract/information-hub-rules';
import { inContentOrder } from '@atrium/contract/content-rules';
import { callQuery } from './calls.ts';
import { api } from './client.ts';
import type { ContentArea } from './content.ts';

/** The texts of the page in both languages (API-167). */
export const hubTextsQuery = () => callQuery('informationHub', 'translations');

/** The documents of the page (API-168). */
export const hubDocumentsQuery = () => callQuery('informationHub', 'documents');

/** Whether the user may edit the page (API-169). */
export const hubRightsQuery = () => callQuery('informationHub', 'rights');

/** The editable content of the hub (API-167, API-171 to API-174). */
export const HUB: ContentArea<HubBloc, HubEditableKey> = {
  calls: 'informationHub',
  documentsKey: hubDocumentsQuery().queryKey,
  textsKey: hubTextsQuery().queryKey,
  current: (id, signal) => api().informationHub.description({ params: { id }, signal }),
  add: (itbBloc, additions) =>
    api().informationHub.addDocuments({
      body: additions.map((addition) => ({ itbTab: tabOfBloc(itbBloc), itbBloc, ...addition })),
    }),
  saveTexts: (body) => api().informationHub.saveTranslations({ body }),
  inOrder: (found, ids) => inContentOrder(found as HubDocument[], ids),
  needsDescriptions: (bloc) => needsDescriptions(tabOfBloc(bloc)),
};

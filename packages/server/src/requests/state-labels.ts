import type { RequestState } from '@atrium/contract/request-rules';
import type { Bilingual, Language } from '../http/language.ts';

const STATE_LABELS: Record<RequestState, Bilingual> = {
  ACTION_REQUIRED: { en: 'Action required', fr: 'Action requise' },
  INPROGRESS: { en: 'In progress', fr: 'En cours' },
  TO_CLOSE: { en: 'To close', fr: 'À clôturer' },
  PROCESSED: { en: 'Processed', fr: 'Traitée' },
  CLOSED: { en: 'Closed', fr: 'Clôturée' },
  CANCELED: { en: 'Cancelled', fr: 'Annulée' },
};

/** The states as people read them. */
export const stateLabels = (language: Language): Record<RequestState, string> =>
  Object.fromEntries(
    Object.entries(STATE_LABELS).map(([state, label]) => [state, label[language]]),
  ) as Record<RequestState, string>;

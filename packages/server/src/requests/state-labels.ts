import type { QuickClosing, RequestState } from '@atrium/contract/request-rules';
import type { Bilingual, Language } from '../http/index.ts';

const STATE_LABELS: Record<RequestState, Bilingual> = {
  ACTION_REQUIRED: { en: 'Action required', fr: 'Action requise' },
  INPROGRESS: { en: 'In progress', fr: 'En cours' },
  TO_CLOSE: { en: 'To close', fr: 'À clôturer' },
  PROCESSED: { en: 'Processed', fr: 'Traitée' },
  CLOSED: { en: 'Closed', fr: 'Clôturée' },
  CANCELED: { en: 'Cancelled', fr: 'Annulée' },
};

const QUICK_CLOSING_LABELS: Record<QuickClosing, Bilingual> = {
  possible: { en: 'Can be closed', fr: 'Peut être clôturée' },
  otherAudience: { en: 'Waits for the other side', fr: 'En attente de l’autre partie' },
  readOnly: { en: 'Read only', fr: 'Lecture seule' },
};

const inLanguage = <Code extends string>(labels: Record<Code, Bilingual>, language: Language) =>
  Object.fromEntries(
    Object.entries<Bilingual>(labels).map(([code, label]) => [code, label[language]]),
  ) as Record<Code, string>;

/** Returns the labels of the states in a language. */
export const stateLabels = (language: Language) => inLanguage(STATE_LABELS, language);

/** Returns the labels of whether a request can be closed now, or why not, in a language. */
export const quickClosingLabels = (language: Language) => inLanguage(QUICK_CLOSING_LABELS, language);

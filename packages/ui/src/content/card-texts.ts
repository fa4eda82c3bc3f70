import type {
  CARD_DESCRIPTION_MAX,
  CARD_TITLE_MAX,
  CardTextKey,
  descriptionKey as descriptionKeyOf,
  titleKey as titleKeyOf,
} from '@atrium/contract/content-rules';
import type { useStrings } from '../foundations/index.js';
import type { FieldOf } from './editable-text/index.js';

export const titleKey: typeof titleKeyOf = (block) => `${block}_TITLE`;
export const descriptionKey: typeof descriptionKeyOf = (block) => `${block}_DESCRIPTION`;

const TITLE_MAX: typeof CARD_TITLE_MAX = 45;
const DESCRIPTION_MAX: typeof CARD_DESCRIPTION_MAX = 140;

/** Returns the title and description fields of a product card, edited together (CM-006 to CM-010). */
export const cardFields = <B extends string>(
  t: ReturnType<typeof useStrings>,
  block: B,
): [FieldOf<CardTextKey<B>>, FieldOf<CardTextKey<B>>] => [
  {
    key: titleKey(block),
    label: t('content.field.title'),
    rule: { max: TITLE_MAX, isFormatted: false },
    isLine: true,
  },
  {
    key: descriptionKey(block),
    label: t('content.field.description'),
    rule: { max: DESCRIPTION_MAX, isFormatted: false },
  },
];

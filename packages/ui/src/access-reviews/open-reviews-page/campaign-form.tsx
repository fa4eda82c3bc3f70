import type { REVIEW_CONTRACTS_MAX } from '@atrium/contract/access-review-rules';
import { useState } from 'react';
import { Field } from '../../controls/field/index.js';
import { MultiSelect, type MultiSelectProps } from '../../controls/multi-select/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { OpenForm } from '../open-form.js';
import type { OpenReviewsPageProps } from './open-reviews-page.js';

const CONTRACTS_MAX: typeof REVIEW_CONTRACTS_MAX = 50;

/** The form that opens a review in each of several contracts. */
export function CampaignForm({
  contracts,
  today,
  onOpen,
}: Pick<OpenReviewsPageProps, 'contracts' | 'today' | 'onOpen'>) {
  const t = useStrings();
  const { integer } = useFormats();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // A chosen contract that has become read-only can still be removed from the choice.
  const removable = (option: MultiSelectProps['options'][number]) =>
    option.disabled && chosen.includes(option.value) ? { ...option, disabled: false } : option;
  const isTooMany = chosen.length > CONTRACTS_MAX;
  return (
    <OpenForm
      title={t('accessReviews.campaign.open')}
      submit={t('accessReviews.campaign.submit', { count: chosen.length, figure: integer(chosen.length) })}
      today={today}
      ready={chosen.length > 0 && !isTooMany}
      onOpen={async (review) => {
        await onOpen({ ...review, contractIds: [...chosen] });
        setChosen([]);
      }}
    >
      <Field
        label={t('accessReviews.campaign.contracts')}
        help={t('accessReviews.campaign.findHelp')}
        error={
          isTooMany ? t('accessReviews.campaign.tooMany', { figure: integer(CONTRACTS_MAX) }) : undefined
        }
      >
        <MultiSelect
          remote
          value={chosen}
          onValueChange={setChosen}
          placeholder={t('accessReviews.campaign.find')}
          {...contracts}
          options={contracts.options.map(removable)}
          knownOptions={contracts.knownOptions?.map(removable)}
        />
      </Field>
    </OpenForm>
  );
}

import type { LastRequestsFilter } from '@atrium/contract/request-rules';
import { CheckboxGroup, Field, RadioGroup } from '../../controls/index.js';
import { useStrings } from '../../foundations/index.js';

export interface LastRequestsSettingsProps {
  /** Which requests are listed. */
  filter: LastRequestsFilter;
  /** Codes of the services to which the list is limited; all when none is chosen (WID-043). */
  services: readonly string[];
  /** Services to choose from. */
  serviceOptions: readonly { value: string; label: string }[];
  /** Called when the user chooses which requests are listed. */
  onFilterChange: (filter: LastRequestsFilter) => void;
  /** Called when the user chooses services. */
  onServicesChange: (services: readonly string[]) => void;
}

const FILTERS = ['DEFAULT', 'ACTION_REQUIRED', 'FAVORITE'] as const satisfies LastRequestsFilter[];

/** The settings of the Last requests widget: which requests, and for which services (WID-042). */
export function LastRequestsSettings({
  filter,
  services,
  serviceOptions,
  onFilterChange,
  onServicesChange,
}: LastRequestsSettingsProps) {
  const t = useStrings();
  return (
    <div className="grid gap-16">
      <Field group label={t('home.lastRequests.settings.filter')}>
        <RadioGroup
          options={FILTERS.map((value) => ({ value, label: t(`home.lastRequests.settings.${value}`) }))}
          value={filter}
          onValueChange={onFilterChange}
        />
      </Field>
      {serviceOptions.length > 0 ? (
        <Field
          group
          label={t('home.lastRequests.settings.services')}
          help={t('home.lastRequests.settings.servicesHelp')}
        >
          <CheckboxGroup options={serviceOptions} value={services} onValueChange={onServicesChange} />
        </Field>
      ) : null}
    </div>
  );
}

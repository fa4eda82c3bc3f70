import { byCatalogueOrder } from '@atrium/contract/services';
import { LastRequestsSettings, useLanguage } from '@atrium/ui';
import { useUser } from '../../../api/users.ts';
import { catalogueEntry, serviceAccess } from '../../../app/router/service-access.ts';
import { readLastRequestsPreference } from './last-requests-preference.ts';
import type { WidgetSettingsProps } from './widget.ts';

/** The settings of the widget: which requests it lists, and of which of the user's services. */
export function Settings({ value, onValueChange }: WidgetSettingsProps) {
  const language = useLanguage();
  const { status, services } = readLastRequestsPreference(value);
  const options = useUser()
    .services.filter(
      (service) => serviceAccess(service) !== 'marketing' && catalogueEntry(service.name).takesRequests,
    )
    .map(({ name }) => name)
    .toSorted(byCatalogueOrder)
    .map((code) => ({ value: code, label: catalogueEntry(code).label[language] }));
  return (
    <LastRequestsSettings
      filter={status}
      services={services}
      serviceOptions={options}
      onFilterChange={(next) => onValueChange({ status: next, services })}
      onServicesChange={(next) => onValueChange({ status, services: next })}
    />
  );
}

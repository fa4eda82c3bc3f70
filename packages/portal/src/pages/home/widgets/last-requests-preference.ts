import { LAST_REQUESTS_FILTERS, type LastRequestsFilter } from '@atrium/contract/request-rules';
import { SERVICE_CODES, type ServiceCode } from '@atrium/contract/services';
import { boardHref } from '../../../app/addresses/requests.ts';
import type { WidgetSettings } from './widget.ts';

/** DATA-014. */
export interface LastRequestsPreference {
  status: LastRequestsFilter;
  services: ServiceCode[];
}

export const LAST_REQUESTS_PREFERENCE: LastRequestsPreference = { status: 'DEFAULT', services: [] };

/** Reads the settings of the widget (WID-042); unknown values are ignored. */
export function readLastRequestsPreference({ status, services }: WidgetSettings): LastRequestsPreference {
  return {
    status: LAST_REQUESTS_FILTERS.find((filter) => filter === status) ?? 'DEFAULT',
    services: Array.isArray(services) ? SERVICE_CODES.filter((code) => services.includes(code)) : [],
  };
}

/** Returns the address of the board with the filters of the widget (WID-015). */
export function boardOf({ status, services }: LastRequestsPreference): string {
  const search = new URLSearchParams(services.map((service) => ['service', service]));
  if (status === 'ACTION_REQUIRED') search.set('status', status);
  if (status === 'FAVORITE') search.set('favorite', 'true');
  return boardHref(search);
}

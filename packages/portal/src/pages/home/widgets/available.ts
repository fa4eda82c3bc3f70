import type { User } from '@atrium/contract/users';
import type { WidgetCode } from '@atrium/contract/widget-catalogue';
import { heldService, serviceAccess } from '../../../app/router/service-access.ts';
import { HOME_WIDGETS } from './index.ts';
import type { HomeWidgetEntry } from './widget.ts';

export interface AvailableWidget {
  code: WidgetCode;
  entry: HomeWidgetEntry;
  /** Its service is switched off: the frame says so (WID-005). */
  isUnavailable: boolean;
}

/**
 * Returns the widgets that a user may place: listed for them (HOME-022), and of a service they have. A service that is
 * only offered does not count (NAV-011).
 */
export function availableWidgets(user: User): AvailableWidget[] {
  return user.widgets.flatMap(({ name: code }) => {
    const entry = HOME_WIDGETS[code];
    if (!entry) return [];
    const accesses = entry.services
      .map((service) => heldService(user, service))
      .filter((service) => service !== undefined)
      .map(serviceAccess)
      .filter((access) => access !== 'marketing');
    if (entry.services.length > 0 && accesses.length === 0) return [];
    return [{ code, entry, isUnavailable: accesses.length > 0 && !accesses.includes('open') }];
  });
}

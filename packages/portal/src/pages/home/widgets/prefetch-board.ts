import { TEMPLATE_LAYOUTS } from '@atrium/contract/dashboard-layouts';
import type { User } from '@atrium/contract/users';
import { layoutOnLoad } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import { widgetPreferencesQuery } from '../../../api/widgets.ts';
import { availableWidgets } from './available.ts';

/**
 * Fetches the code of the widgets on a person's board, and starts their reads, as soon as it is known which they are: the
 * board is still to be drawn then. What does not come is told by the widget itself.
 */
export async function prefetchBoard(queries: QueryClient, user: User): Promise<void> {
  const { isInternal } = user.contactInformation;
  const saved = await queries.ensureQueryData(widgetPreferencesQuery());
  if (saved.template === null && !isInternal) return;
  const widgets = availableWidgets(user);
  await Promise.all(
    layoutOnLoad(saved, { isInternal, templates: TEMPLATE_LAYOUTS }).map(async ({ i, settings = {} }) => {
      const widget = widgets.find(({ code, isUnavailable }) => code === i && !isUnavailable);
      const module = await widget?.entry.load();
      await module?.prefetch?.(queries, settings);
    }),
  );
}

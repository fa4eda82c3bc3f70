import type { WidgetPreferences } from '@atrium/contract/widgets';
import type { CallInput } from '@atrium/contract/endpoint';
import type { widgets as widgetsContract } from '@atrium/contract/widgets';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callQuery } from './calls.ts';
import { api } from './client.ts';

type SaveBody = CallInput<(typeof widgetsContract)['savePreferences']>['body'];

/** The template or custom layout of the home; only changed by saving. */
export const widgetPreferencesQuery = () => callQuery('widgets', 'preferences');

/** Saves a template or a custom layout (API-019); resolves once the cache is updated. */
export function useSaveWidgetPreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveBody) => api().widgets.savePreferences({ body }),
    onSuccess: async (_answer, body) => {
      const { queryKey } = widgetPreferencesQuery();
      // A fetch started before the save may respond after it with the previous value.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<WidgetPreferences>(
        queryKey,
        'config' in body
          ? { template: 'CUSTOM', config: body.config }
          : { template: body.template, config: null },
      );
    },
  });
}

import { WIDGET_WIDTHS } from '@atrium/contract/dashboard-layouts';
import type { DashboardProps } from '@atrium/ui';
import { lazyPart, useStrings } from '@atrium/ui';
import { useMemo } from 'react';
import { useUser } from '../../../api/users.ts';
import { WidgetSlotContent } from '../widget-slot.tsx';
import { widgetHref } from './addresses.ts';
import { availableWidgets } from './available.ts';
import type { HomeWidgetEntry } from './widget.ts';

type HomeWidgets = DashboardProps['widgets'];

/** Returns the user's widgets for the dashboard and its dialogs; a stable reference until user or language change. */
export function useHomeWidgets(): HomeWidgets {
  const user = useUser();
  const t = useStrings();
  return useMemo(
    () =>
      availableWidgets(user).map((widget) => ({
        id: widget.code,
        title: t(`home.widgets.${widget.code}.title`),
        description: t(`home.widgets.${widget.code}.description`),
        widths: WIDGET_WIDTHS[widget.code],
        content: <WidgetSlotContent widget={widget} />,
        fullWidthHref: widgetHref(widget.code),
        ...(widget.entry.settings && { settings: setupOf(widget.entry.settings) }),
      })),
    [user, t],
  );
}

function setupOf({ initial, load }: NonNullable<HomeWidgetEntry['settings']>) {
  const Settings = lazyPart(async () => (await load()).Settings);
  return {
    initial,
    render: (value: typeof initial, onValueChange: (value: typeof initial) => void) => (
      <Settings value={value} onValueChange={onValueChange} />
    ),
  };
}

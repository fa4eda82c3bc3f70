import { parseConfig, useStrings, WidgetPage } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { widgetPreferencesQuery } from '../../api/widgets.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { Component as NotFound } from '../error/not-found.tsx';
import { WidgetSlotContent } from './widget-slot.tsx';
import { widgetCodeOf } from './widgets/addresses.ts';
import { availableWidgets } from './widgets/available.ts';

/** One widget of the home alone at full width, with its settings from the dashboard. */
export function Component() {
  const t = useStrings();
  const user = useUser();
  const code = widgetCodeOf(useParams()['widget']);
  const saved = useQuery(widgetPreferencesQuery());
  const widget = availableWidgets(user).find((one) => one.code === code);
  if (!widget) return <NotFound />;
  const settings = parseConfig(saved.data?.config ?? null)?.find(({ i }) => i === code)?.settings;
  return (
    <>
      <PageTitle>{t(`home.widgets.${widget.code}.title`)}</PageTitle>
      <WidgetPage homeHref="/home" settings={settings}>
        {/* The settings determine what the widget fetches. */}
        {saved.isPending ? null : <WidgetSlotContent key={widget.code} widget={widget} />}
      </WidgetPage>
    </>
  );
}

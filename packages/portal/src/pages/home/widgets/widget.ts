import type { ServiceCode } from '@atrium/contract/services';
import type { WidgetWidth } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** A user's settings of a widget; each widget reads its own and ignores unknown ones. */
export type WidgetSettings = Readonly<Record<string, unknown>>;

export interface WidgetProps {
  /** Width in columns: 1 to 3 on the dashboard, 4 at full width. */
  width: WidgetWidth;
  settings: WidgetSettings;
}

export interface WidgetSettingsProps {
  value: WidgetSettings;
  onValueChange: (value: WidgetSettings) => void;
}

/** What a module of this folder exports. */
export interface WidgetModule {
  Component: ComponentType<WidgetProps>;
  /** Prefetches its data before it is rendered. */
  prefetch?: (queries: QueryClient, settings: WidgetSettings) => unknown;
}

/** One widget of the home. */
export interface HomeWidgetEntry {
  /** The services whose data the widget shows, one of which is enough; empty if it belongs to no service. */
  services: readonly ServiceCode[];
  load: () => Promise<WidgetModule>;
  /** Widgets with settings: the initial values, and the form fields (HOME-015). */
  settings?: {
    initial: WidgetSettings;
    load: () => Promise<{ Settings: ComponentType<WidgetSettingsProps> }>;
  };
}

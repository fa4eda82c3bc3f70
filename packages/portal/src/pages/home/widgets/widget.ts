import type { ServiceCode } from '@atrium/contract/services';
import type { WidgetWidth } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Settings that a person gave a widget; each widget reads its own and ignores what it does not know. */
export type WidgetSettings = Readonly<Record<string, unknown>>;

export interface WidgetProps {
  /** Columns it takes: 1 to 3 on the board, 4 when it is opened full width. */
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
  /** Starts its reads before it is drawn. */
  prefetch?: (queries: QueryClient, settings: WidgetSettings) => unknown;
}

/** One widget of the home. */
export interface HomeWidgetEntry {
  /** The services whose data it shows, one of which is enough; none when it belongs to no service. */
  services: readonly ServiceCode[];
  load: () => Promise<WidgetModule>;
  /** Widgets with settings: what applies before anything was set, and the fields (HOME-015). */
  settings?: {
    initial: WidgetSettings;
    load: () => Promise<{ Settings: ComponentType<WidgetSettingsProps> }>;
  };
}

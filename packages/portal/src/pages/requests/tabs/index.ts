import type { RequestTab } from '@atrium/contract/request-rules';
import type { Request } from '@atrium/contract/requests';
import type { QueryClient } from '@tanstack/react-query';
import { lazyPart, type LazyPart } from '@atrium/ui';
import type { ComponentType } from 'react';

/** What a module of this folder exports: the panel of one tab of a request. */
export interface RequestTabModule {
  Component: ComponentType<RequestTabProps>;
  /** Prefetches the data of the tab, once its code is loaded. */
  prefetch?: (queries: QueryClient, requestId: string) => unknown;
}

export interface RequestTabProps {
  request: Request;
}

interface LazyTab {
  load: () => Promise<RequestTabModule>;
  Panel: LazyPart<RequestTabProps>;
}

/** Creates a lazy tab, for the table below. */
export function tab(load: () => Promise<RequestTabModule>): LazyTab {
  return { load, Panel: lazyPart(async () => (await load()).Component) };
}

/** The panels, each in its own chunk. */
export const TABS: Partial<Record<RequestTab, LazyTab>> = {
  messages: tab(() => import('./messages.tsx')),
  documents: tab(() => import('./documents.tsx')),
  signature: tab(() => import('./signature.tsx')),
};

/** Loads the code of a tab, then prefetches its data. */
export function startTab(name: RequestTab, queries: QueryClient, requestId: string): void {
  void TABS[name]?.load().then((module) => module.prefetch?.(queries, requestId));
}

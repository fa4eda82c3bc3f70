import type { RequestTab } from '@atrium/contract/request-rules';
import type { Request } from '@atrium/contract/requests';
import type { QueryClient } from '@tanstack/react-query';
import { lazyPart, type LazyPart } from '@atrium/ui';
import type { ComponentType } from 'react';

/** What a module of this folder exports: the panel of one tab of a request. */
export interface RequestTabModule {
  Component: ComponentType<RequestTabProps>;
  /** Starts the reads of the tab while its code loads. */
  prefetch?: (queries: QueryClient, requestId: string) => unknown;
}

export interface RequestTabProps {
  request: Request;
}

interface LazyTab {
  load: () => Promise<RequestTabModule>;
  Panel: LazyPart<RequestTabProps>;
}

/** A lazy tab, for the table below. */
export function tab(load: () => Promise<RequestTabModule>): LazyTab {
  return { load, Panel: lazyPart(async () => (await load()).Component) };
}

/** The panels, each in a chunk of its own. */
export const TABS: Partial<Record<RequestTab, LazyTab>> = {
  messages: tab(() => import('./messages.tsx')),
  documents: tab(() => import('./documents.tsx')),
  signature: tab(() => import('./signature.tsx')),
};

/** Starts the code of a tab and its reads together. */
export function startTab(name: RequestTab, queries: QueryClient, requestId: string): void {
  void TABS[name]?.load().then((module) => module.prefetch?.(queries, requestId));
}

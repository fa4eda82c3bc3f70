import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { loadPageTexts } from '../i18n/i18n.ts';

/** What a route module of pages/ exports. */
export interface PageModule {
  Component: ComponentType;
  /** Prefetches the data of the page before it is opened. */
  prefetch?: (queries: QueryClient, params: Params, search: URLSearchParams) => unknown;
}

/** What `handle` of a page's route holds. */
export interface PageHandle {
  load: () => Promise<PageModule>;
}

let texts: I18n | null = null;

/** Sets the i18n instance that loads the namespaces of lazy pages. */
export function setPageTexts(i18n: I18n): void {
  texts = i18n;
}

/** Loads code and its translations in parallel. */
export async function loadWithTexts<Module>(
  importModule: () => Promise<Module>,
  namespaces: readonly string[],
): Promise<Module> {
  const [module] = await Promise.all([
    importModule(),
    texts && namespaces.length > 0 ? loadPageTexts(texts, namespaces) : undefined,
  ]);
  return module;
}

/** Returns the route properties of a lazy page with its i18n namespaces. */
export function page(
  importModule: () => Promise<PageModule>,
  ...namespaces: string[]
): Pick<RouteObject, 'lazy' | 'handle'> {
  const load = () => loadWithTexts(importModule, namespaces);
  return {
    lazy: async () => ({ Component: (await load()).Component }),
    handle: { load } satisfies PageHandle,
  };
}

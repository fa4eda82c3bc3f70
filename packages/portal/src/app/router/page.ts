import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { loadPageTexts } from '../i18n/i18n.ts';

/** What a route module of pages/ exports. */
export interface PageModule {
  Component: ComponentType;
  /** Starts the reads of the page before it is opened. */
  prefetch?: (queries: QueryClient, params: Params, search: URLSearchParams) => unknown;
}

/** What `handle` of a page's route holds. */
export interface PageHandle {
  load: () => Promise<PageModule>;
}

let texts: I18n | null = null;

/** Tells the lazy pages which i18n instance loads their namespaces. */
export function setPageTexts(i18n: I18n): void {
  texts = i18n;
}

/** Loads code and its texts together, so that neither waits for the other. */
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

/** A lazy page with the namespaces of its texts. */
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

import { createContext, use } from 'react';
import type { Analytics } from './analytics.ts';

const Context = createContext<Analytics | null>(null);
export const AnalyticsProvider = Context;

export function useAnalytics(): Analytics {
  const analytics = use(Context);
  if (!analytics) throw new Error('no analytics above this component');
  return analytics;
}

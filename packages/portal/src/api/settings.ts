import { ApiError, CORRELATION_HEADER } from '@atrium/contract/errors';
import type { Settings } from '@atrium/contract/settings';
import { createContext, use } from 'react';

/** Reads the runtime settings, before any other call (PLAT-001). */
export async function loadSettings(): Promise<Settings> {
  const response = await fetch('/settings.json', { headers: { accept: 'application/json' } });
  if (!response.ok) {
    throw new ApiError({
      status: response.status,
      errors: [],
      supportId: response.headers.get(CORRELATION_HEADER) ?? '',
      key: null,
    });
  }
  return (await response.json()) as Settings;
}

const Context = createContext<Settings | null>(null);
export const SettingsProvider = Context;

export function useSettings(): Settings {
  const settings = use(Context);
  if (!settings) throw new Error('no settings above this component');
  return settings;
}

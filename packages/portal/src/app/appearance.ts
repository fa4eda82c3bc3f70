/** Theme and density, kept in this browser; public/before-paint.js applies them before the first paint. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

interface Appearance {
  theme: Theme;
  density: Density;
}

const read = <T extends string>(key: string, known: readonly T[], otherwise: T): T => {
  const value = document.documentElement.dataset[key];
  return known.find((name) => name === value) ?? otherwise;
};

let current: Appearance | null = null;
const listeners = new Set<() => void>();

export function getAppearance(): Appearance {
  current ??= {
    theme: read('theme', THEMES, 'system'),
    density: read('density', DENSITIES, 'comfortable'),
  };
  return current;
}

export function setAppearance(change: Partial<Appearance>): void {
  current = { ...getAppearance(), ...change };
  for (const [key, value] of Object.entries(current)) {
    document.documentElement.dataset[key] = value;
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage the appearance still changes for this visit.
    }
  }
  for (const listener of listeners) listener();
}

export function subscribeToAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

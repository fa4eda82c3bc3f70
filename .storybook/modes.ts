/** The ways a QA story is drawn: by Chromatic and by `npm run visual`. Keys are Storybook globals. */
export const modes = {
  light: { theme: 'light', language: 'en', density: 'comfortable' },
  dark: { theme: 'dark', language: 'en', density: 'comfortable' },
  french: { theme: 'light', language: 'fr', density: 'comfortable' },
  compact: { theme: 'light', language: 'en', density: 'compact' },
} as const;

export type Mode = keyof typeof modes;

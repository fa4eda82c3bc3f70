/**
 * The ways every story is tested and a QA story is drawn, here and by Chromatic. Keys are Storybook globals. Two that share
 * nothing, so that each theme, language and density is tried once and a change can be reviewed.
 */
export const modes = {
  light: { theme: 'light', language: 'en', density: 'comfortable' },
  dark: { theme: 'dark', language: 'fr', density: 'compact' },
} as const;

export type Mode = keyof typeof modes;

/**
 * The ways stories are tested and a QA story is drawn, here and by Chromatic. Keys are Storybook globals. Two that share
 * nothing, so that each theme, language and density is tried and a change can be reviewed.
 */
export const modes = {
  light: { theme: 'light', language: 'en', density: 'comfortable' },
  dark: { theme: 'dark', language: 'fr', density: 'compact' },
} as const;

export type Mode = keyof typeof modes;

export const otherTheme = { light: 'dark', dark: 'light' } as const;

/** The mode that a story plays in when it plays once: by its file and name, so that half of each area plays in each. */
export function modeOf(story: string): Mode {
  let hash = 0;
  for (let index = 0; index < story.length; index++) hash = (hash * 31 + story.charCodeAt(index)) | 0;
  // The lowest bit alone would be the parity of the letters.
  return ((hash ^ (hash >>> 15)) & 1) === 0 ? 'light' : 'dark';
}

/**
 * The modes in which stories are tested and QA stories are captured, here and by Chromatic. Keys are Storybook globals.
 * The two modes differ in every global, so that each theme, language and density is covered with only two runs.
 */
export const modes = {
  light: { theme: 'light', language: 'en', density: 'comfortable' },
  dark: { theme: 'dark', language: 'fr', density: 'compact' },
} as const;

export type Mode = keyof typeof modes;

export const otherTheme = { light: 'dark', dark: 'light' } as const;

/** Returns the mode of a story that runs once, by a hash of its file and name: about half of each area in each mode. */
export function modeOf(story: string): Mode {
  let hash = 0;
  for (let index = 0; index < story.length; index++) hash = (hash * 31 + story.charCodeAt(index)) | 0;
  // The lowest bit alone would depend only on the parity of the character codes.
  return ((hash ^ (hash >>> 15)) & 1) === 0 ? 'light' : 'dark';
}

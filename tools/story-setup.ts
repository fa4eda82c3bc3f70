import axe from 'axe-core';
import { beforeEach, inject } from 'vitest';
import { modeOf, modes, otherTheme, type Mode } from '../.storybook/modes.ts';
import { rememberColors } from './axe-colors.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mode of every story of the project; each story has its own where it is empty. */
    mode?: Mode;
    /** Globals that Storybook begins each story with. */
    'storybook/test-initial-globals': object;
  }
}

// A layer that fades in is invisible in its first frame, and stories look at it at once.
document.documentElement.style.setProperty('--duration-enter', '0ms');

rememberColors(axe);

beforeEach(({ task }) => {
  // Storybook stops animations and transitions while it looks at a story, and lets go of them only where nothing is found.
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  const mode = inject('mode') ?? modeOf(`${task.file.name} ${task.name}`);
  Object.assign(inject('storybook/test-initial-globals'), modes[mode]);
});

/** Rules whose outcome the theme can change: all others are looked at once. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at the colours of a story as it stands after its play, and leaves it in the other theme, where Storybook's own run
 * of axe follows with every rule.
 */
globalThis.__atriumOtherTheme = async () => {
  const { violations } = await axe.run(document.body, {
    runOnly: OF_COLORS,
    resultTypes: ['violations'],
    preload: false,
  });
  const { dataset } = document.documentElement;
  if (violations.length > 0) {
    const nodes = violations.flatMap(({ id, nodes: found }) =>
      found.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
    throw new Error(`In the theme ${dataset['theme']}:\n${nodes.join('\n')}`);
  }
  dataset['theme'] = otherTheme[dataset['theme'] as keyof typeof otherTheme];
};

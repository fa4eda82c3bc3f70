import axe from 'axe-core';
import { beforeEach, inject } from 'vitest';
import { modeOf, modes, otherTheme, type Mode } from '../.storybook/modes.ts';
import { rememberColors } from './axe-colors.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Mode of all stories of the project; if unset, each story has its own. */
    mode?: Mode;
    /** Initial globals of each story in Storybook. */
    'storybook/test-initial-globals': object;
  }
}

// A layer that fades in is invisible in its first frame, and stories check it immediately.
document.documentElement.style.setProperty('--duration-enter', '0ms');

rememberColors(axe);

beforeEach(({ task }) => {
  // Storybook pauses animations and transitions while it checks a story, and resumes them only if there is no violation.
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  const mode = inject('mode') ?? modeOf(`${task.file.name} ${task.name}`);
  Object.assign(inject('storybook/test-initial-globals'), modes[mode]);
});

/** Rules whose result depends on the theme; all others run in one theme only. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the colours of a story after its play function, then switches to the other theme, in which Storybook's own axe
 * run follows with all rules.
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

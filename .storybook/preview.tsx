import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonVitest from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { configure } from 'storybook/test';
import { UiProvider } from '../packages/ui/src/foundations/index.js';
import '../packages/ui/src/foundations/styles.css';
import { createUiI18n } from '../tools/i18n.ts';
import './preview.css';
import { writtenTypes } from './property-types.ts';

// Stories usually update within a frame or two; on a busy machine this can take seconds.
configure({ asyncUtilTimeout: 10_000 });

/** Fixed current time of all stories: a Friday afternoon before a deadline (DS-019). */
export const STORY_NOW = new Date('2026-11-20T13:32:00Z');
const now = () => new Date(STORY_NOW);

interface Globals {
  theme: 'light' | 'dark' | 'system';
  density: 'comfortable' | 'compact';
  language: 'en' | 'fr';
  timeZone: string;
}

const preview = definePreview({
  addons: [addonA11y(), addonDocs(), addonVitest()],
  tags: ['autodocs'],
  argTypesEnhancers: [writtenTypes],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'fr', title: 'Français' },
        ],
        dynamicTitle: true,
      },
    },
    timeZone: {
      description: 'Time zone',
      toolbar: {
        title: 'Time zone',
        icon: 'time',
        items: ['Europe/Paris', 'Europe/London', 'America/New_York', 'Asia/Singapore'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', language: 'en', timeZone: 'Europe/Paris' },
  beforeEach({ globals }) {
    const { theme, density, language } = globals as Globals;
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['density'] = density;
    root.lang = language;
    // Stories run one after another in the same page, so a clipboard mock must not outlive its story.
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
  async afterEach({ id, tags }) {
    await globalThis.__atriumAfterStory?.({ id, tags });
    await globalThis.__atriumOtherTheme?.();
  },
  decorators: [
    (Story, { globals }) => {
      const { language, timeZone } = globals as Globals;
      const i18n = useMemo(() => createUiI18n(language), [language]);
      return (
        <I18nextProvider i18n={i18n}>
          <UiProvider timeZone={timeZone} now={now}>
            <Story />
          </UiProvider>
        </I18nextProvider>
      );
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Collecting selectors of passed checks takes a sixth of axe's time, and only Storybook's panel shows them.
      options: import.meta.env['VITEST'] ? { resultTypes: ['violations'], preload: false } : {},
    },
    chromatic: { disableSnapshot: true },
    backgrounds: { disable: true },
    controls: { matchers: { color: /colour$/i, date: /Date$/ } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Patterns',
          'Foundations',
          'Controls',
          'Overlays',
          'Navigation',
          'Data',
          'Filters',
          'Files',
          'Text',
          'Dashboard',
          'Feedback',
          'Shell',
          'Search',
          'Home',
          'Events',
          'Requests',
          'Documents',
          'Contacts',
          'Contracts',
          'Access',
          'Highlights',
          'Expiry calendar',
          'KYC',
          'Powers of attorney',
          'Information hub',
          'Trade finance',
          'Cash management',
          'Audit reports',
          'Service grids',
          'Loans and deposits',
          'Treasury reporting',
          'Content',
          'Tags',
          'Signature',
          'Profile',
          'Support',
          'Terms',
        ],
      },
    },
  },
});

export default preview;

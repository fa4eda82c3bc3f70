import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { UiProvider } from '../packages/ui/src/foundations/provider/index.js';
import { createUiI18n } from './i18n.ts';

/** Renders a part of the design system in jsdom, which has no layout, with strings in one language. */
export const renderUi = (part: ReactNode, language: 'en' | 'fr' = 'en') =>
  render(part, {
    wrapper: ({ children }) =>
      createElement(
        I18nextProvider,
        { i18n: createUiI18n(language) },
        createElement(UiProvider, null, children),
      ),
  });

/** Returns the last announcement to assistive technology. */
export const lastSaid = (politeness: 'polite' | 'assertive' = 'polite'): string =>
  document.querySelector(`[data-announcer=${politeness}]`)?.textContent?.replaceAll('\u00a0', ' ').trim() ??
  '';

import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { createUiI18n } from '../../../../tools/i18n.ts';
import { UiProvider, type Language } from '../foundations/index.js';

// Upper limit for queries that never resolve, also on a busy machine; not a performance check.
configure({ asyncUtilTimeout: 20_000 });

vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
}));
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
HTMLElement.prototype.showPopover = function show() {
  this.style.display = 'block';
};

export interface Surroundings {
  language?: Language;
  timeZone?: string;
  /** The current time, in ISO 8601. */
  now?: string;
}

/** Returns a wrapper with language, time zone and clock; default: English, Paris, 20 November 2026. */
export function surroundings({
  language = 'en',
  timeZone = 'Europe/Paris',
  now = '2026-11-20T13:32:00Z',
}: Surroundings = {}) {
  const i18n = createUiI18n(language);
  const clock = () => new Date(now);
  return function Wrapper({ children }: { children: ReactNode }) {
    return (
      <I18nextProvider i18n={i18n}>
        <UiProvider timeZone={timeZone} now={clock}>
          {children}
        </UiProvider>
      </I18nextProvider>
    );
  };
}

/** Renders a control and returns the queries together with a simulated user. */
export function draw(element: ReactElement, around?: Surroundings) {
  return { user: userEvent.setup(), ...render(element, { wrapper: surroundings(around) }) };
}

/** Returns the values that the form around the control would submit under a name. */
export const sent = (form: HTMLElement, name: string) => new FormData(form as HTMLFormElement).getAll(name);

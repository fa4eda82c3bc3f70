import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { createUiI18n } from '../../../../tools/i18n.ts';
import { UiProvider, type Language } from '../foundations/index.js';

// Ends what never comes, also on a busy machine; it is no measure of speed.
configure({ asyncUtilTimeout: 20_000 });

/** What jsdom lacks and browsers have. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', SilentObserver);
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
  /** The moment it is, in ISO 8601. */
  now?: string;
}

/** The language, clock and time zone around a control: by default English, Paris, 20 November 2026. */
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

/** Draws a control and gives the person who works it. */
export function draw(element: ReactElement, around?: Surroundings) {
  return { user: userEvent.setup(), ...render(element, { wrapper: surroundings(around) }) };
}

/** What a form around the control would send under a name. */
export const sent = (form: HTMLElement, name: string) => new FormData(form as HTMLFormElement).getAll(name);

import axe from 'axe-core';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../foundations/index.js';
import type { Sample } from './sample.tsx';
import {
  LANGUAGES,
  PROBE,
  namesOfAreas,
  publicComponents,
  publicNames,
  readableWords,
  samples,
  tree,
  untranslatedWords,
} from './suite.tsx';

/** Stands in for the observer of visibility that jsdom lacks. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
const matchMedia = (media: string) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('matchMedia', matchMedia);
  // Frames run as soon as `mount` waits, not during the axe run.
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now())),
  );
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.hasPointerCapture = () => false;
});
afterAll(() => vi.unstubAllGlobals());

const complaints: unknown[] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void complaints.push(words.join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Renders a sample on the server and hydrates it, as the portal does. */
async function mount(sample: Sample, language: Language) {
  document.documentElement.lang = language;
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree(sample, language));
  document.body.append(container);
  const ref = { current: null as Element | null };
  const root = await act(() =>
    hydrateRoot(container, tree(sample, language, ref), {
      // Lazy content shows its fallback in a string rendered synchronously; that is not a mismatch.
      onRecoverableError: (error) =>
        /does not support Suspense/.test(String(error)) || complaints.push(error),
    }),
  );
  // Code that effects load, such as the rules for phone numbers, is part of the component.
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  });
  return {
    ref,
    unmount: async () => {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

const PROMISES = {
  element: ['class', 'data', 'aria', 'ref'],
  'element without ref': ['class', 'data', 'aria'],
  control: ['class', 'data', 'aria', 'ref', 'id'],
  box: ['class', 'ref'],
  class: ['class'],
  nothing: [],
} as const satisfies Record<Sample['reach'], readonly string[]>;

/** Checks that class, attributes and ref each reach exactly one element, as the component's props promise. */
function expectProbes({ reach }: Sample, ref: Element | null) {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const styled = all(`.${PROBE}`);
  const kept = {
    // Merged last, so that it wins over the component's own classes.
    class: styled.length === 1 && [...styled[0]!.classList].at(-1) === PROBE,
    data: all('[data-contract]').length === 1,
    aria: all('[aria-describedby~="contract-note"]').length === 1,
    ref: ref instanceof Element,
    id: ref?.id === 'contract-id',
  };
  expect(
    PROMISES[reach].filter((promise) => !kept[promise]),
    'promises of the props that are not kept',
  ).toEqual([]);
}

async function expectNoViolation() {
  // The suite added the description itself, and some menu elements may not have one.
  for (const probed of document.querySelectorAll('[data-contract]'))
    probed.removeAttribute('aria-describedby');
  // In `act`, because delayed announcements may arrive while axe reads.
  const { violations } = await act(() =>
    axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Colours need a layout, and a component alone is not a page.
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-one-main': { enabled: false },
      },
      resultTypes: ['violations'],
    }),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

describe('every public component', () => {
  it('has exactly one sample', () => {
    expect(Object.keys(samples).sort(), 'a new component gets a sample in samples/<area>.tsx').toEqual(
      [...publicComponents].sort(),
    );
  });

  it('is exported by its area', async () => {
    expect(publicNames).toEqual(expect.arrayContaining(await namesOfAreas()));
  });

  // Icons contain no text, so the language does not matter.
  const icons = Object.entries(samples).filter(([name]) => name.endsWith('Icon') && name !== 'FileTypeIcon');
  const others = Object.entries(samples).filter(
    ([name]) => !name.endsWith('Icon') || name === 'FileTypeIcon',
  );

  it.each(icons)('%s forwards class, data, aria and ref', async (_, sample) => {
    const { ref, unmount } = await mount(sample, 'en');
    expectProbes(sample, ref.current);
    await unmount();
    expect(complaints).toEqual([]);
  });

  it.each(others)(
    'DS-023 %s hydrates in both languages, forwards its props, has no axe violation and no untranslated text',
    async (_, sample) => {
      const read: Set<string>[] = [];
      for (const language of LANGUAGES) {
        const { ref, unmount } = await mount(sample, language);
        expectProbes(sample, ref.current);
        if (language === 'en') await expectNoViolation();
        read.push(readableWords(document.body));
        await unmount();
      }
      expect(untranslatedWords(sample, read[0]!, read[1]!)).toEqual([]);
      expect(complaints).toEqual([]);
    },
    20_000,
  );
});

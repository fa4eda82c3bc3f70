import { StrictMode, createElement, type ReactElement, type Ref } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createUiI18n } from '../../../../tools/i18n.ts';
import { UiProvider, uiStringsEn, uiStringsFr, type Language } from '../foundations/index.js';
import * as ui from '../index.js';
import type { Sample, Samples } from './sample.tsx';
import { contentPages } from './samples/content.tsx';
import { controls } from './samples/controls.tsx';
import { dashboards } from './samples/dashboard.tsx';
import { data } from './samples/data.tsx';
import { contactParts } from './samples/contacts.tsx';
import { expiryCalendar } from './samples/expiry-calendar.tsx';
import { kyc } from './samples/kyc.tsx';
import { documentParts } from './samples/documents.tsx';
import { figureWidgets } from './samples/figures.tsx';
import { filterParts } from './samples/filters.tsx';
import { feedback } from './samples/feedback.tsx';
import { highlightParts } from './samples/highlights.tsx';
import { homeWidgets } from './samples/home-widgets.tsx';
import { navigation } from './samples/navigation.tsx';
import { powerOfAttorney } from './samples/power-of-attorney.tsx';
import { overlays } from './samples/overlays.tsx';
import { pages } from './samples/pages.tsx';
import { searchParts } from './samples/search.tsx';
import { profilePages } from './samples/profile.tsx';
import { requestDocuments } from './samples/request-documents.tsx';
import { loansAndDeposits } from './samples/loans-and-deposits.tsx';
import { serviceGridPages } from './samples/service-grids.tsx';
import { treasuryReporting } from './samples/treasury-reporting.tsx';
import { signaturePages } from './samples/signature.tsx';
import { supportPages } from './samples/support.tsx';
import { tagParts } from './samples/tags.tsx';
import { accessParts } from './samples/access.tsx';
import { termsPages } from './samples/terms.tsx';
import { contractParts } from './samples/contracts.tsx';
import { reviewParts } from './samples/access-reviews.tsx';
import { rightsParts } from './samples/rights-matrix.tsx';
import { creation } from './samples/creation.tsx';
import { uploaders } from './samples/uploads.tsx';

export const samples: Samples = {
  ...contentPages,
  ...controls,
  ...overlays,
  ...navigation,
  ...data,
  ...contactParts,
  ...contractParts,
  ...reviewParts,
  ...rightsParts,
  ...expiryCalendar,
  ...kyc,
  ...powerOfAttorney,
  ...documentParts,
  ...highlightParts,
  ...feedback,
  ...filterParts,
  ...pages,
  ...searchParts,
  ...profilePages,
  ...loansAndDeposits,
  ...treasuryReporting,
  ...serviceGridPages,
  ...signaturePages,
  ...supportPages,
  ...tagParts,
  ...accessParts,
  ...termsPages,
  ...creation,
  ...uploaders,
  ...requestDocuments,
  ...dashboards,
  ...figureWidgets,
  ...homeWidgets,
};
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Returns the names of all exports of the package's areas. */
export async function namesOfAreas(): Promise<string[]> {
  const areas = import.meta.glob<Record<string, unknown>>('../*/index.ts');
  const modules = await Promise.all(Object.values(areas).map((load) => load()));
  return modules.flatMap((module) => Object.keys(module));
}
export const publicNames = Object.keys(ui);

/** Names of all components exported by the package. */
export const publicComponents = Object.entries(ui)
  .filter(
    ([name, value]) =>
      /^[A-Z]\w*[a-z]/.test(name) &&
      (typeof value === 'function' || (typeof value === 'object' && '$$typeof' in value)),
  )
  .map(([name]) => name);

export const PROBE = 'contract-probe';
const now = () => new Date('2026-11-20T13:32:00Z');

/** Returns the props that the suite expects a component to forward. */
function probes({ reach }: Sample, ref: Ref<Element>) {
  const all = {
    className: PROBE,
    id: 'contract-id',
    'data-contract': '',
    'aria-describedby': 'contract-note',
    ref,
  };
  const { id: _id, ref: _ref, ...attributes } = all;
  switch (reach) {
    case 'element':
      return { ...attributes, ref };
    case 'element without ref':
      return attributes;
    case 'control':
      return all;
    case 'box':
      return { className: PROBE, ref };
    case 'class':
      return { className: PROBE };
    case 'nothing':
      return {};
  }
}

/** Renders a sample with language, clock, strict mode and the element that describes it. */
export function tree(
  sample: Sample,
  language: Language,
  ref: Ref<Element> = null,
  i18n = createUiI18n(language),
): ReactElement {
  const { component, props, within = (part) => part } = sample;
  const probed = probes(sample, ref);
  const className = [props['className'], PROBE].filter(Boolean).join(' ');
  const element = createElement(component, {
    ...props,
    ...probed,
    ...('className' in probed ? { className } : {}),
  });
  return (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <UiProvider timeZone="Europe/Paris" now={now}>
          {within(element)}
          <p id="contract-note">12</p>
        </UiProvider>
      </I18nextProvider>
    </StrictMode>
  );
}

const words = (text: string): string[] => text.match(/\p{L}{3,}/gu) ?? [];

/** Returns the words of all visible and screen-reader text in the document. */
export function readableWords(root: ParentNode): Set<string> {
  const found: string[] = [];
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt'];
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('script, style')) continue;
    for (const node of element.childNodes)
      if (node.nodeType === node.TEXT_NODE) found.push(...words(node.textContent ?? ''));
    for (const name of [...spoken, 'placeholder']) found.push(...words(element.getAttribute(name) ?? ''));
  }
  return new Set(found);
}

/** Returns the words of all strings in a value: props, elements in props, strings in objects. */
function wordsOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return words(value);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value)
    .filter(([key]) => !key.startsWith('_'))
    .flatMap(([, part]) => wordsOf(part, seen));
}

function common(one: Set<string>, other: Set<string>): Set<string> {
  return new Set([...one].filter((word) => other.has(word)));
}

/** Country names come from the browser's Intl data. */
function countries(language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.map((other) => names.of(one + other) ?? ''));
}

/** Currency names come from the browser's Intl data too; some components capitalise them. */
function currencies(language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency').flatMap((code) => {
    const name = names.of(code) ?? code;
    return [name, name.charAt(0).toUpperCase() + name.slice(1)];
  });
}

/** Words spelled the same in both languages, such as “Documents” and “Canada”. */
const shared = common(
  new Set(wordsOf([uiStringsEn, countries('en'), currencies('en')])),
  new Set(wordsOf([uiStringsFr, countries('fr'), currencies('fr')])),
);

/** Returns words shown in both languages that come neither from the host nor from the built-in strings. */
export function untranslatedWords(sample: Sample, english: Set<string>, french: Set<string>): string[] {
  const content = new Set([...wordsOf(sample.props), ...wordsOf(sample.within?.(<span />))]);
  return [...common(english, french)].filter(
    // Codes (EUR, PDF) are spelled the same in every language.
    (word) => !content.has(word) && !shared.has(word) && word !== word.toUpperCase(),
  );
}

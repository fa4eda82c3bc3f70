import { describe, expect, it } from 'vitest';
import { portalTexts, type Texts } from '../packages/portal/build/locales.ts';
import { uiStringsEn, uiStringsFr } from '../packages/ui/src/foundations/strings/index.js';
import { frenchMistakes, isFrench } from './french-typography.ts';

const leaves = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  );

describe('French typography', () => {
  it('requires a narrow no-break space before ; ! ? and inside « », and a no-break space before a colon and %', () => {
    for (const right of [
      'Qui signe\u202f?',
      'Reçu\u202f; merci.',
      '«\u202fAvenant\u202f» envoyé\u00a0: deux signataires',
      'À 14:32, 26,00\u00a0%',
      'https://atrium.example/?a=1;b=2',
      '{{count}} pièces &amp; courriers',
    ])
      expect(frenchMistakes(right), right).toEqual([]);
  });

  it.each([
    ['Qui signe ?', 1],
    ['Qui signe\u00a0?', 1],
    ['Qui signe?', 1],
    ['Reçu\u00a0; merci', 1],
    ['«\u00a0Avenant\u00a0»', 1],
    ['« Avenant »', 1],
    ['Envoyé\u202f: deux', 1],
    ['Envoyé : deux', 1],
    ['Envoyé:', 1],
    ['26,00 %', 1],
    ['L\u0027avenant', 1],
    ['L\u0027avenant : reçu ?', 3],
  ] as const)('reports “%s”', (text, count) => {
    expect(frenchMistakes(text)).toHaveLength(count);
  });

  it('is only checked in texts that are certainly French', () => {
    expect(isFrench('La signature de « x » a été annulée.')).toBe(true);
    expect(isFrench('Le délai est dans votre contrat')).toBe(true);
    expect(isFrench('The contract does not authorise this domain: {{domains}}')).toBe(false);
    expect(isFrench('Café des Arts, Paris')).toBe(false);
  });

  it('PLAT-010 is correct in every string of the design system', () => {
    expect(leaves(uiStringsFr).filter(([, text]) => frenchMistakes(text).length > 0)).toEqual([]);
  });

  it('PLAT-010 uses the same word for the same concept in each language', () => {
    const texts = {
      en: [...leaves(uiStringsEn), ...leaves(portalTexts('en'))],
      fr: [...leaves(uiStringsFr), ...leaves(portalTexts('fr'))],
    };
    // Excluding names in the code, which users do not see.
    const refused = {
      en: /\be-mails?\b|create (a )?request\b|refused files?|health of the/i,
      fr: /\breporting|data ?room|\b(?<!-)(?<!@)emails?\b|adresse électronique|chargement des fichiers/i,
    };
    for (const language of ['en', 'fr'] as const)
      expect(
        texts[language].filter(([, text]) => refused[language].test(text.replaceAll(/\{\{.*?\}\}/g, ''))),
      ).toEqual([]);
  });

  it('PLAT-010 is correct in every text of the portal', () => {
    expect(leaves(portalTexts('fr')).filter(([, text]) => frenchMistakes(text).length > 0)).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { versionNumber } from './document.ts';
import { TERMS } from './text.ts';

const NOTICE = path.resolve(import.meta.dirname, '../../../portal/public/assets/locales');
const YEARS = {
  en: /\b(one|two|three|five|six|ten|\d+) years?\b/g,
  fr: /\b(un|deux|trois|cinq|six|dix|\d+) ans?\b/g,
};

describe('terms and conditions', () => {
  test.each(['en', 'fr'] as const)(
    'state the same retention periods as the privacy notice, %s',
    async (language) => {
      const shell = JSON.parse(await readFile(path.join(NOTICE, language, 'shell.json'), 'utf8')) as {
        personalData: { sections: { retention: { text: string } } };
      };
      const [longest] = shell.personalData.sections.retention.text.match(YEARS[language]) ?? [];
      const terms = TERMS[language].articles.flatMap(({ paragraphs }) => paragraphs).join(' ');
      const named = terms.match(YEARS[language]) ?? [];
      expect(named.length).toBeGreaterThan(1);
      expect(new Set(named)).toEqual(new Set([longest]));
    },
  );

  test('state their version number, not the code of the contract', () => {
    expect(versionNumber('cgu1')).toBe('1');
    expect(versionNumber('cgu12')).toBe('12');
    expect(versionNumber('Halden 2026')).toBe('Halden 2026');
  });
});

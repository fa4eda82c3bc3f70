import { describe, expect, it } from 'vitest';
import { createFormats } from '../../foundations/index.js';
import { momentOf } from './day.js';

describe('calendar day', () => {
  it.each(['Pacific/Honolulu', 'America/New_York', 'Europe/Paris', 'Asia/Tokyo', 'Pacific/Auckland'])(
    'WID-056 is the same for a reader in %s, in winter and summer',
    (timeZone) => {
      const { isoDay } = createFormats({ language: 'en', timeZone });
      for (const day of ['2026-01-15', '2026-07-15', '2026-12-31']) expect(isoDay(momentOf(day))).toBe(day);
    },
  );
});

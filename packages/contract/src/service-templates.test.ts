import { describe, expect, it } from 'vitest';
import { PRESET_TEMPLATES } from './dashboard-layouts.ts';
import { carouselOrder, TEMPLATE_SERVICES } from './service-templates.ts';
import { SERVICE_CODES } from './services.ts';

describe('carousel of the marketing home page', () => {
  it('HOME-072 starts with the services of the template, followed by the rest of the catalogue', () => {
    expect(carouselOrder(['KYC', 'HIGHLIGHTS', 'MTM', 'TREASURY_REPORTING'], 'FINANCE_STRATEGY')).toEqual([
      'TREASURY_REPORTING',
      'MTM',
      'HIGHLIGHTS',
      'KYC',
    ]);
    expect(carouselOrder(['MTM', 'KYC', 'HIGHLIGHTS'], null)).toEqual(['HIGHLIGHTS', 'KYC', 'MTM']);
  });

  it('HOME-072 contains each service exactly once for every template', () => {
    for (const template of PRESET_TEMPLATES) {
      expect(carouselOrder(SERVICE_CODES, template).toSorted()).toEqual(SERVICE_CODES.toSorted());
      expect(new Set(TEMPLATE_SERVICES[template]).size).toBe(TEMPLATE_SERVICES[template].length);
    }
  });
});

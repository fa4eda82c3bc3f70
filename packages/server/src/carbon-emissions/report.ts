import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { reachedEntities } from '../contracts/index.ts';
import {
  carbonEmissions as emissions,
  contractLegalEntities,
  legalEntities,
} from '../database/schema/index.ts';
import { companyColumn, countryColumn, defineReport, figureColumn } from '../service-grids/index.ts';
import { EMISSIONS_FAQ } from './faq.ts';

interface Emissions {
  ricosCode: string;
  company: string;
  countryCode: string;
  year: number;
  scope1: number;
  scope2: number;
  scope3: number;
}

/** The emissions of the legal entities by year, latest year first, with the FAQ of GRID-005. */
export const carbonEmissionsReport = defineReport<Emissions>({
  id: 'YOUR_CARBON_EMISSIONS',
  service: 'YOUR_CARBON_EMISSIONS',
  noResults: {
    en: 'No emissions are reported for your legal entities yet.',
    fr: 'Aucune émission n’est encore déclarée pour vos entités juridiques.',
  },
  faq: EMISSIONS_FAQ,
  idOf: ({ ricosCode, year }) => `${ricosCode}-${year}`,
  columns: [
    companyColumn,
    countryColumn,
    // A string, because a number would be shown with decimals and thousands separators.
    { id: 'year', label: { en: 'Year', fr: 'Année' }, type: 'string', value: ({ year }) => String(year) },
    figureColumn('scope1', { en: 'Scope 1, t CO₂e', fr: 'Scope 1, t CO₂e' }),
    figureColumn('scope2', { en: 'Scope 2, t CO₂e', fr: 'Scope 2, t CO₂e' }),
    figureColumn('scope3', { en: 'Scope 3, t CO₂e', fr: 'Scope 3, t CO₂e' }),
    {
      id: 'total',
      label: { en: 'Scopes 1 to 3, t CO₂e', fr: 'Scopes 1 à 3, t CO₂e' },
      type: 'number',
      value: ({ scope1, scope2, scope3 }) => Math.round((scope1 + scope2 + scope3) * 1000) / 1000,
    },
  ],
  async read({ db, user, contractId, limit }) {
    const covered = db
      .select({ ricosCode: contractLegalEntities.ricosCode })
      .from(contractLegalEntities)
      .where(
        and(
          reachedEntities(db, user, 'YOUR_CARBON_EMISSIONS'),
          contractId === undefined ? undefined : eq(contractLegalEntities.contractId, contractId),
        ),
      );
    const rows = await db
      .select({
        ricosCode: emissions.ricosCode,
        company: legalEntities.longName,
        countryCode: legalEntities.countryCode,
        year: emissions.year,
        scope1: emissions.scope1,
        scope2: emissions.scope2,
        scope3: emissions.scope3,
      })
      .from(emissions)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, emissions.ricosCode))
      .where(sql`${emissions.ricosCode} in ${covered}`)
      .orderBy(desc(emissions.year), asc(legalEntities.longName), asc(emissions.ricosCode))
      .limit(limit);
    // No as-of date, as each year is closed separately.
    return { asOf: null, rows };
  },
});

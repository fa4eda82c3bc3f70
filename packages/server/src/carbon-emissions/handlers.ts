import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { carbonEmissions as carbonEmissionsContract } from '@atrium/contract/carbon-emissions';
import { carbonEmissions as emissions, legalEntities } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { entitiesWith } from '../contracts/index.ts';
import { sumOf } from '../database/index.ts';

const YEARS = 4;

const totalOf = ({ scope1, scope2, scope3 }: Record<'scope1' | 'scope2' | 'scope3', Column>) =>
  sql<number>`(${scope1} + ${scope2} + ${scope3})::float8`;

export function carbonEmissionHandlers({ db }: Platform): Handlers<typeof carbonEmissionsContract> {
  return {
    async summary({ user }) {
      const visible = sql`${emissions.ricosCode} in ${entitiesWith(db, user, 'YOUR_CARBON_EMISSIONS')}`;
      const years = await db
        .select({
          year: emissions.year,
          scope1: sumOf(emissions.scope1),
          scope2: sumOf(emissions.scope2),
          scope3: sumOf(emissions.scope3),
        })
        .from(emissions)
        .where(visible)
        .groupBy(emissions.year)
        .orderBy(desc(emissions.year))
        .limit(YEARS);
      const last = years[0]?.year;
      if (last === undefined) return { years: [], byEntity: [] };
      const before = alias(emissions, 'before');
      const byEntity = await db
        .select({
          ricosCode: emissions.ricosCode,
          company: legalEntities.longName,
          emissions: totalOf(emissions),
          previous: sql<number | null>`${totalOf(before)}`,
        })
        .from(emissions)
        .innerJoin(legalEntities, eq(legalEntities.ricosCode, emissions.ricosCode))
        .leftJoin(before, and(eq(before.ricosCode, emissions.ricosCode), eq(before.year, last - 1)))
        .where(and(visible, eq(emissions.year, last)))
        .orderBy(desc(totalOf(emissions)), asc(legalEntities.longName));
      return { years: years.toReversed(), byEntity };
    },
  };
}

import * as z from 'zod';
import { holdsService } from './access.ts';
import { endpoints } from './endpoint.ts';

const tonnes = z.number().min(0).describe('Tonnes of carbon dioxide equivalent');

/** WID-069: emissions of the caller’s legal entities, by scope of the Greenhouse Gas Protocol. */
export const CarbonEmissionsSummary = z
  .object({
    years: z
      .array(z.object({ year: z.number().int(), scope1: tonnes, scope2: tonnes, scope3: tonnes }))
      .describe('The last four reported years, oldest first'),
    byEntity: z
      .array(
        z.object({
          ricosCode: z.string(),
          company: z.string(),
          emissions: tonnes,
          previous: tonnes.nullable(),
        }),
      )
      .describe('The last reported year, highest emissions first'),
  })
  .meta({ id: 'CarbonEmissionsSummary' });
export type CarbonEmissionsSummary = z.output<typeof CarbonEmissionsSummary>;

export const carbonEmissions = endpoints({
  summary: {
    method: 'GET',
    path: '/carbon-emissions/summary',
    tag: 'carbon-emissions',
    summary: 'Get the emissions of the last years by scope, and of the last year by legal entity',
    response: CarbonEmissionsSummary,
    errorKey: 'get-carbon-emissions',
    access: holdsService('YOUR_CARBON_EMISSIONS'),
  },
});

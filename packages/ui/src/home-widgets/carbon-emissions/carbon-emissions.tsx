import type { CarbonEmissionsSummary } from '@atrium/contract/carbon-emissions';
import { Chart } from '../../data/index.js';
import { WidgetFrame } from '../../dashboard/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import type { ServiceWidgetProps } from '../parts/internal.js';
import { WidgetTable } from '../parts/internal.js';

export interface CarbonEmissionsProps extends ServiceWidgetProps {
  /** The figures; undefined while loading. */
  summary?: CarbonEmissionsSummary | undefined;
}

type Year = CarbonEmissionsSummary['years'][number];
const totalOf = ({ scope1, scope2, scope3 }: Year): number => scope1 + scope2 + scope3;

/** Number of legal entities shown beside the years on the dashboard. */
const ENTITIES = 5;

/** Emissions of the legal entities by year, and the largest emitters in the last year (WID-068, WID-069). */
export function CarbonEmissions({ status, width = 1, summary, ...props }: CarbonEmissionsProps) {
  const t = useStrings();
  const formats = useFormats();
  const { years = [], byEntity = [] } = summary ?? {};
  const last = years.at(-1);
  const before = years.at(-2);
  const tonnes = (value: number) => t('figures.carbonEmissions.tonnes', { value: formats.integer(value) });
  const change = (now: number, then: number | null) =>
    then ? `${now > then ? '+' : ''}${formats.percentage(now / then - 1)}` : '–';
  return (
    <WidgetFrame
      title={t('home.widgets.CARBON_EMISSIONS.title')}
      status={status ?? (last ? 'ready' : 'empty')}
      skeletonRows={6}
      empty={{ title: t('figures.carbonEmissions.empty'), help: t('figures.carbonEmissions.emptyHelp') }}
      figures={() => ({
        columns: [
          t('figures.carbonEmissions.year'),
          t('figures.carbonEmissions.scopes12'),
          t('figures.carbonEmissions.scope3'),
          t('figures.carbonEmissions.emissions'),
        ],
        rows: years.map((year) => [String(year.year), year.scope1 + year.scope2, year.scope3, totalOf(year)]),
      })}
      {...props}
    >
      {last ? (
        <div className="@container">
          <div className="grid gap-x-32 gap-y-12 @min-[560px]:grid-cols-2">
            <div>
              <p className="flex flex-wrap items-baseline justify-between gap-x-16 py-12">
                <span>
                  {t('figures.carbonEmissions.total', { year: last.year })}{' '}
                  <strong className="font-semibold">{tonnes(totalOf(last))}</strong>
                </span>
                {before ? (
                  <span className="text-small text-ink-2">
                    {t('figures.carbonEmissions.change', {
                      change: change(totalOf(last), totalOf(before)),
                      year: before.year,
                    })}
                  </span>
                ) : null}
              </p>
              <Chart
                title={t('figures.carbonEmissions.chart')}
                height={190}
                labels={years.map(({ year }) => ({ short: String(year), full: String(year) }))}
                series={[
                  {
                    id: 'scopes12',
                    label: t('figures.carbonEmissions.scopes12'),
                    values: years.map(({ scope1, scope2 }) => scope1 + scope2),
                  },
                  {
                    id: 'scope3',
                    label: t('figures.carbonEmissions.scope3'),
                    values: years.map(({ scope3 }) => scope3),
                  },
                ]}
                format={(value) => formats.number(value / 1000, value % 1000 === 0 ? 0 : 1)}
                formatFull={tonnes}
              />
            </div>
            {width >= 2 ? (
              <WidgetTable
                className="self-start"
                rows={byEntity.slice(0, width === 4 ? undefined : ENTITIES)}
                keyOf={({ ricosCode }) => ricosCode}
                columns={[
                  {
                    id: 'company',
                    head: t('figures.carbonEmissions.byEntity'),
                    renderCell: ({ company }) => company,
                  },
                  {
                    id: 'emissions',
                    head: String(last.year),
                    align: 'right',
                    renderCell: ({ emissions }) => formats.integer(emissions),
                  },
                  {
                    id: 'change',
                    head: t('figures.carbonEmissions.changeHead'),
                    align: 'right',
                    renderCell: ({ emissions, previous }) => (
                      <span className="text-ink-2">{change(emissions, previous)}</span>
                    ),
                  },
                ]}
              />
            ) : null}
          </div>
        </div>
      ) : null}
    </WidgetFrame>
  );
}

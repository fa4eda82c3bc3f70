import type { LegalDashboardSummary } from '@atrium/contract/legal-dashboard';
import { TotalsList, State } from '../../data/index.js';
import { WidgetFrame } from '../../dashboard/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { momentOf } from '../parts/internal.js';
import type { ServiceWidgetProps } from '../parts/internal.js';
import { WidgetTable } from '../parts/internal.js';

export interface LegalDashboardProps extends ServiceWidgetProps {
  /** The figures; undefined while loading. */
  summary?: LegalDashboardSummary | undefined;
}

type OpenState = LegalDashboardSummary['open'][number]['state'];
const MARK = { TO_SIGN: 'action', NEGOTIATION: 'progress' } as const;

/** Number of agreements not yet in force shown beside the counts, by width. */
const SHOWN = { 1: 2, 2: 5, 3: 5, 4: undefined } as const;
const NOTHING: LegalDashboardSummary = { toSign: 0, negotiation: 0, inForce: 0, endingSoon: 0, open: [] };

/** Agreements with the bank by state, and those not yet in force (WID-078, WID-079). */
export function LegalDashboard({ status, width = 1, summary = NOTHING, ...props }: LegalDashboardProps) {
  const t = useStrings();
  const formats = useFormats();
  const { toSign, negotiation, inForce, endingSoon, open } = summary;
  const day = (value: string) => formats.date(momentOf(value));
  const state = (name: OpenState, size: 'default' | 'small' = 'default') => (
    <State name={MARK[name]} size={size}>
      {t(`figures.legalDashboard.states.${name}`)}
    </State>
  );
  return (
    <WidgetFrame
      title={t('home.widgets.LEGAL_DASHBOARD.title')}
      {...(toSign > 0 && {
        count: toSign,
        countLabel: t('figures.legalDashboard.count', { count: toSign }),
      })}
      status={status ?? (toSign + negotiation + inForce === 0 ? 'empty' : 'ready')}
      skeletonRows={5}
      empty={{ title: t('figures.legalDashboard.empty'), help: t('figures.legalDashboard.emptyHelp') }}
      figures={() => ({
        columns: [
          t('figures.legalDashboard.agreement'),
          t('figures.company'),
          t('figures.legalDashboard.state'),
          t('figures.legalDashboard.since'),
        ],
        rows: open.map((each) => [
          t(`figures.legalDashboard.kinds.${each.kind}`),
          each.company,
          t(`figures.legalDashboard.states.${each.state}`),
          day(each.since),
        ]),
      })}
      {...props}
    >
      <div className="@container">
        <div className="grid gap-x-32 gap-y-8 @min-[560px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <TotalsList
            className="content-start"
            rows={[
              { id: 'toSign', label: state('TO_SIGN'), value: formats.integer(toSign) },
              { id: 'negotiation', label: state('NEGOTIATION'), value: formats.integer(negotiation) },
              {
                id: 'inForce',
                label: <State name="done">{t('figures.legalDashboard.inForce')}</State>,
                value: formats.integer(inForce),
              },
            ]}
            after={[
              {
                id: 'endingSoon',
                label: t('figures.legalDashboard.endingSoon'),
                value: formats.integer(endingSoon),
              },
            ]}
          />
          {open.length > 0 ? (
            <div>
              <h3 className="flex h-40 items-center text-small font-semibold">
                {t('figures.legalDashboard.open')}
              </h3>
              <WidgetTable
                headless
                className="border-t border-line"
                rows={open.slice(0, SHOWN[width])}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'agreement',
                    head: t('figures.legalDashboard.agreement'),
                    renderCell: ({ kind, company }) => (
                      <span className="grid">
                        <span>{t(`figures.legalDashboard.kinds.${kind}`)}</span>
                        <span className="text-caption text-ink-3">{company}</span>
                      </span>
                    ),
                  },
                  {
                    id: 'state',
                    head: t('figures.legalDashboard.state'),
                    align: 'right',
                    renderCell: (each) => (
                      <span className="grid justify-items-end">
                        {state(each.state, 'small')}
                        <span className="text-caption text-ink-3">
                          {t('figures.legalDashboard.sinceDate', { date: day(each.since) })}
                        </span>
                      </span>
                    ),
                  },
                ]}
              />
            </div>
          ) : null}
        </div>
      </div>
    </WidgetFrame>
  );
}

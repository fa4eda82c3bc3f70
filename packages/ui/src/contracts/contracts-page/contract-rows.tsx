import type { ContractSummary } from '@atrium/contract/contracts';
import type { DateSorting } from '@atrium/contract/contracts-rules';
import { Badge } from '../../data/badge/index.js';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  cn,
  HostLink,
  searchTerms,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { matchRanges } from '../../foundations/text-search/internal.js';
import { MarkedText } from '../../search/search-results/internal.js';
import { hasStatusAndRole } from '../has-status-and-role.js';

/** Columns on a wide screen; on others the figures wrap below the name. */
const COLUMNS = 'gap-x-16 gap-y-4 max-md:flex max-md:flex-wrap md:flex';

/** Stands for the number in the text of a match, where the number is bold. */
const FIGURE = '\u0000';

interface ContractRowsProps {
  contracts: readonly ContractSummary[];
  hrefOf: (contract: ContractSummary) => string;
  /** The search text, which is highlighted. */
  query: string;
  busy: boolean;
  /** The order by date of creation, marked in the header. */
  sorting: DateSorting;
}

/** The contracts of the list; each row is a card that opens its page (CTR-020). */
export function ContractRows({ contracts, hrefOf, query, busy, sorting }: ContractRowsProps) {
  const t = useStrings();
  return (
    <div aria-busy={busy || undefined}>
      <div aria-hidden className="hidden gap-x-16 py-8 text-small font-medium md:flex">
        <span className="grow basis-320">{t('contracts.head.contract')}</span>
        <span className="w-120 shrink-0 text-right">{t('contracts.head.users')}</span>
        <span className="w-80 shrink-0 text-right">{t('contracts.head.entities')}</span>
        <span className="w-80 shrink-0 text-right">{t('contracts.head.services')}</span>
        <span
          className={cn(
            'flex w-120 shrink-0 items-center justify-end gap-4',
            sorting !== 'NONE' && 'font-semibold',
          )}
        >
          {t('contracts.head.created')}
          {sorting === 'NONE' ? null : sorting === 'ASC' ? (
            <ArrowUpIcon size={14} />
          ) : (
            <ArrowDownIcon size={14} />
          )}
        </span>
      </div>
      <ul aria-label={t('contracts.list')} className="border-t border-line-ink">
        {contracts.map((contract) => (
          <ContractRow key={contract.id} {...{ contract, query }} href={hrefOf(contract)} />
        ))}
      </ul>
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const marks = matchRanges(text, searchTerms(query)).map(([start, end]) => ({ start, end }));
  return <MarkedText text={text} marks={marks} />;
}

/** A number with its label; on a wide screen the column header shows the label. */
function Figure({ label, value, className }: { label: string; value: string; className: string }) {
  return (
    <p
      className={cn(
        'shrink-0 whitespace-nowrap text-body tabular-nums max-md:text-small md:text-right',
        className,
      )}
    >
      <span className="sr-only">{label} </span>
      <span aria-hidden className="md:hidden">
        {label}{' '}
      </span>
      {value}
    </p>
  );
}

interface ContractRowProps {
  contract: ContractSummary;
  href: string;
  query: string;
}

/** One contract with its users, entities and services, and its search matches (CTR-014, CTR-015, DS-093). */
function ContractRow({ contract, href, query }: ContractRowProps) {
  const t = useStrings();
  const { integer, date } = useFormats();
  const { commercialClient, match, number, type, usersQuantity } = contract;
  const { signedUsersQuantity: signed, demoUsersQuantity: demo } = contract;
  const statuses =
    usersQuantity === 0 || !hasStatusAndRole(type.name)
      ? null
      : demo === 0
        ? t('contracts.allSigned', { count: signed })
        : signed === 0
          ? t('contracts.allDemo', { count: demo })
          : t('contracts.signedDemo', { count: signed, signed: integer(signed), demo: integer(demo) });
  const found = match
    ? ([
        ['contracts.matchedUsers', match.matchedUsersCount, match.firstMatchedUser],
        ['contracts.matchedRicos', match.matchedRicosCount, match.firstMatchedRicos],
      ] as const)
    : [];
  const matches = found.flatMap(([key, count, first]) => {
    if (count === 0) return [];
    const [before, after] = t(key, { count, figure: FIGURE, first: first ?? '' }).split(FIGURE);
    return [
      <span key={key}>
        {before}
        <b className="font-semibold">{integer(count)}</b>
        {after}
      </span>,
    ];
  });
  return (
    <li className="relative border-b border-line py-12">
      <div className={COLUMNS}>
        <div className="min-w-0 grow basis-320">
          <h2 className="text-body-strong">
            <HostLink
              href={href}
              className="focus-ring inline-flex min-h-24 items-center rounded-tag break-words after:absolute after:inset-0 hover:underline"
            >
              <span>
                <Marked text={contract.name} query={query} />
              </span>
            </HostLink>
            {contract.isReadOnly ? <Badge className="ml-8">{t('contracts.readOnly')}</Badge> : null}
          </h2>
          <p className="text-caption text-ink-2">
            <Marked text={number} query={query} /> · {type.label}
            {commercialClient ? (
              <>
                {' · '}
                <Marked text={commercialClient.name} query={query} />
              </>
            ) : null}
          </p>
        </div>
        <p className="w-120 shrink-0 text-body max-md:text-small md:text-right">
          {t('contracts.users', { count: usersQuantity, figure: integer(usersQuantity) })}
          <span className="block text-caption text-ink-2">{statuses}</span>
        </p>
        <Figure
          className="w-80"
          label={t('contracts.head.entities')}
          value={integer(contract.legalEntitiesQuantity)}
        />
        <Figure
          className="w-80"
          label={t('contracts.head.services')}
          value={integer(contract.servicesQuantity)}
        />
        <Figure
          className="w-160 md:w-120"
          label={t('contracts.head.created')}
          value={date(contract.creationDate)}
        />
      </div>
      {matches.length > 0 ? (
        <p className="mt-4 text-small break-words">
          {matches[0]}
          {matches[1] ? <> · {matches[1]}</> : null}
        </p>
      ) : null}
    </li>
  );
}

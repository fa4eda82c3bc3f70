import type { Audience } from '@atrium/contract/audience';
import type { RequestSummary } from '@atrium/contract/requests';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { Button, Link, SearchInput } from '../../controls/index.js';
import { cn, SearchIcon, useFormats, useStrings } from '../../foundations/index.js';
import { Tag } from '../../data/tag/index.js';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { PageHeader, SectionHeader } from '../../navigation/index.js';
import { RequestState } from '../../requests/request-state/index.js';

export interface ServiceResult {
  id: string;
  label: string;
  href: string;
  /** Leaves the portal in a new tab. */
  external?: boolean;
}

/** What the requests found have in common besides the words: a tag, or that they changed since the last visit. */
export type SearchFilter = { onRemove: () => void } & (
  | {
      kind: 'tag';
      label: string;
      /** Of a country. */
      code?: string;
    }
  | { kind: 'changed' }
);

export interface SearchPageProps extends Omit<ComponentProps<'div'>, 'children' | 'results'> {
  /** The words searched for, from the address; empty before the first search. */
  query: string;
  onSearch: (query: string) => void;
  /** Narrows the requests found, to a country for one (TAG-017). */
  filter?: SearchFilter | undefined;
  results:
    | { status: 'idle' }
    | { status: 'loading' }
    | { status: 'error'; supportId?: string; onRetry: () => void }
    | {
        status: 'ready';
        services: readonly ServiceResult[];
        requests: readonly RequestSummary[];
        /** Of all matches, also those not shown. */
        totalRequests: number;
      };
  hrefOf: (request: RequestSummary) => string;
  audience?: Audience;
}

/** Search over what the person holds: services and requests. */
export function SearchPage({
  query,
  onSearch,
  filter,
  results,
  hrefOf,
  audience = 'client',
  className,
  ...props
}: SearchPageProps) {
  const t = useStrings();
  const [edited, setEdited] = useState({ query, text: query });
  // Another search in the address replaces what was typed for the last one.
  const text = edited.query === query ? edited.text : query;
  const setText = (next: string) => setEdited({ query, text: next });

  const filterLabel = filter?.kind === 'tag' ? filter.label : filter ? t('shell.search.changed') : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader title={t('shell.search.title')} />
      <form role="search" onSubmit={submit} className="flex max-w-measure items-end gap-8">
        <SearchInput
          className="flex-1"
          aria-label={t('shell.search.label')}
          placeholder={t('shell.search.placeholder')}
          value={text}
          onValueChange={setText}
        />
        <Button type="submit" variant="primary" icon={SearchIcon}>
          {t('shell.search.submit')}
        </Button>
      </form>
      {filter ? (
        <p
          className={cn(
            'mt-16 flex items-center gap-8 text-small text-ink-2',
            filter.kind === 'tag' && 'flex-wrap',
          )}
        >
          {t(filter.kind === 'tag' ? 'shell.search.taggedWith' : 'shell.search.requests')}
          <Tag
            label={filterLabel}
            code={filter.kind === 'tag' ? filter.code : undefined}
            onRemove={filter.onRemove}
          />
        </p>
      ) : null}
      <div className="mt-24 max-w-[960px]">
        <Results
          query={[query, filterLabel].filter(Boolean).join(', ')}
          results={results}
          hrefOf={hrefOf}
          audience={audience}
        />
      </div>
    </div>
  );
}

type ResultsProps = Required<Pick<SearchPageProps, 'query' | 'results' | 'hrefOf' | 'audience'>>;

function Results({ query, results, hrefOf, audience }: ResultsProps) {
  const t = useStrings();
  const formats = useFormats();
  if (results.status === 'idle') {
    return <Empty title={t('shell.search.start.title')} help={t('shell.search.start.text')} />;
  }
  if (results.status === 'loading') return <SkeletonRows rows={5} />;
  if (results.status === 'error') {
    return (
      <ErrorState title={t('shell.search.failed')} supportId={results.supportId} onRetry={results.onRetry} />
    );
  }
  const { services, requests, totalRequests } = results;
  const total = services.length + totalRequests;
  const more = totalRequests - requests.length;
  if (total === 0) {
    return (
      <div role="status">
        <Empty title={t('shell.search.none.title', { query })} help={t('shell.search.none.text')} />
      </div>
    );
  }
  return (
    <div className="grid gap-32">
      <p role="status" className="text-body text-ink-2">
        {t('shell.search.results', { count: total, figure: formats.integer(total), query })}
      </p>
      {services.length > 0 ? (
        <section>
          <SectionHeader title={t('shell.search.services')} />
          <ul>
            {services.map((service) => (
              <li key={service.id} className="border-b border-line py-10">
                <Link href={service.href} external={service.external ?? false}>
                  {service.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {requests.length > 0 ? (
        <section>
          <SectionHeader title={t('shell.search.requests')} />
          <ul>
            {requests.map((request) => (
              <RequestResult key={request.id} request={request} href={hrefOf(request)} audience={audience} />
            ))}
          </ul>
          {more > 0 ? (
            <p className="mt-12 text-small text-ink-2">
              {t('shell.search.moreRequests', { count: more, figure: formats.integer(more) })}
            </p>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}

function RequestResult({
  request,
  href,
  audience,
}: {
  request: RequestSummary;
  href: string;
  audience: Audience;
}) {
  const formats = useFormats();
  return (
    <li className="relative border-b border-line py-10 hover:bg-hover">
      <div className="flex flex-wrap items-baseline justify-between gap-x-16">
        <Link variant="plain" href={href} className="font-medium after:absolute after:inset-0">
          {request.title}
        </Link>
        <span className="text-small text-ink-2">{formats.recent(request.updatedAt)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-12 text-caption text-ink-2">
        <RequestState state={request.state} turn={request.turn} audience={audience} size="small" />
        <span>
          {request.reference} · {request.serviceName}
          {request.legalEntities[0] ? ` · ${request.legalEntities[0].longName}` : ''}
        </span>
      </div>
    </li>
  );
}

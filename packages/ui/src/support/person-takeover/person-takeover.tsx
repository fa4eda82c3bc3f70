import type { UserSummary } from '@atrium/contract/users';
import type { ComponentProps } from 'react';
import { Button, Field, SearchInput } from '../../controls/index.js';
import { useSearchText } from '../../controls/search/internal.js';
import { cn, useStrings } from '../../foundations/index.js';
import { Banner, Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { TakeoverConfirmation } from '../takeover-confirmation/internal.js';

export interface PersonTakeoverProps extends Omit<ComponentProps<'div'>, 'children' | 'results'> {
  /** The search text. */
  query: string;
  /** Searches for people by name or email address. */
  onSearch: (query: string) => void;
  /** The people found, or why none are shown. */
  results:
    | { status: 'idle' }
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    /** `isLimited`: there are more matches than the server returns. */
    | { status: 'ready'; people: readonly UserSummary[]; isLimited?: boolean };
  /** Whether the user may impersonate others at all. */
  allowed: boolean;
  /** Called after confirmation; the dialog stays open until the promise settles and shows an error on rejection. */
  onTakeOver: (person: UserSummary) => Promise<unknown>;
}

/** Finds a person to impersonate (SUP-003, CTR-023), so that support sees what that person sees. */
export function PersonTakeover({
  query,
  onSearch,
  results,
  allowed,
  onTakeOver,
  className,
  ...props
}: PersonTakeoverProps) {
  const t = useStrings();
  const search = useSearchText(query, onSearch);
  return (
    <div className={cn('max-w-[960px] pt-24', className)} {...props}>
      {allowed ? null : (
        <Banner className="mb-24" title={t('support.takeover.notAllowed.title')}>
          {t('support.takeover.notAllowed.text')}
        </Banner>
      )}
      <Field label={t('support.takeover.label')} help={t('support.takeover.help')} className="max-w-[400px]">
        <SearchInput
          {...search}
          busy={results.status === 'loading'}
          resultLabel={
            results.status === 'ready'
              ? t('support.takeover.results', { count: results.people.length })
              : undefined
          }
        />
      </Field>
      <div className="mt-16">
        <Results query={query} results={results} allowed={allowed} onTakeOver={onTakeOver} />
      </div>
    </div>
  );
}

type ResultsProps = Pick<PersonTakeoverProps, 'query' | 'results' | 'allowed' | 'onTakeOver'>;

function Results({ query, results, allowed, onTakeOver }: ResultsProps) {
  const t = useStrings();
  if (results.status === 'idle') {
    return <Empty title={t('support.takeover.start.title')} help={t('support.takeover.start.help')} />;
  }
  if (results.status === 'loading') return <SkeletonRows rows={4} />;
  if (results.status === 'error') {
    const { status: _status, ...error } = results;
    return <ErrorState title={t('support.takeover.failed')} {...error} />;
  }
  const { people, isLimited } = results;
  if (people.length === 0) {
    return (
      <Empty title={t('support.takeover.none.title', { query })} help={t('support.takeover.none.help')} />
    );
  }
  return (
    <>
      <ul aria-label={t('support.takeover.list')} className="border-t border-line-ink">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} allowed={allowed} onTakeOver={onTakeOver} />
        ))}
      </ul>
      {isLimited ? (
        <p className="mt-12 text-small text-ink-2">{t('support.takeover.limit', { count: people.length })}</p>
      ) : null}
    </>
  );
}

type PersonRowProps = { person: UserSummary } & Pick<PersonTakeoverProps, 'allowed' | 'onTakeOver'>;

function PersonRow({ person, allowed, onTakeOver }: PersonRowProps) {
  const t = useStrings();
  const name = `${person.firstName} ${person.lastName}`.trim();
  return (
    <li className="flex min-h-row flex-wrap items-center justify-between gap-x-16 gap-y-4 border-b border-line py-8">
      <div className="min-w-0">
        <p className="text-body font-medium">{name}</p>
        <p className="text-caption break-all text-ink-2">{person.email}</p>
      </div>
      {person.canBeImpersonated ? (
        <TakeoverConfirmation
          name={name}
          trigger={
            <Button size="toolbar" aria-label={t('support.takeover.takeOf', { name })}>
              {t('support.takeover.take')}
            </Button>
          }
          onTakeOver={() => onTakeOver(person)}
        />
      ) : allowed ? (
        <span className="text-small text-ink-2">{t('support.takeover.refused')}</span>
      ) : null}
    </li>
  );
}

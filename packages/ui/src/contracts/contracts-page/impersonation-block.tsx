import type { UserSummary } from '@atrium/contract/users';
import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Combobox } from '../../controls/combobox/index.js';
import { Field } from '../../controls/field/index.js';
import { lazyPart, SearchIcon, TakeOverIcon, useStrings } from '../../foundations/index.js';

const TakeoverConfirmation = lazyPart(
  async () => (await import('../../support/takeover-confirmation/internal.js')).TakeoverConfirmation,
);

/** Minimum number of characters to search for people (CTR-022). */
const MINIMUM = 2;

export interface ImpersonationBlockProps {
  /** The search results. */
  people: readonly UserSummary[];
  query: string;
  onQueryChange: (query: string) => void;
  loading?: boolean | undefined;
  /** Error message of the search; it can be retried. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Starts the impersonation, after confirmation; everything is then seen and done as this user (CTR-023). */
  onTakeOver: (person: UserSummary) => Promise<unknown>;
}

const nameOf = ({ firstName, lastName }: UserSummary) => `${firstName} ${lastName}`.trim();

/** Finds a user and takes over their session (CTR-021 to CTR-023). */
export function ImpersonationBlock({
  people,
  query,
  onQueryChange,
  loading = false,
  error,
  onRetry,
  onTakeOver,
}: ImpersonationBlockProps) {
  const t = useStrings();
  const [person, setPerson] = useState<UserSummary | null>(null);
  const [isAsking, setAsking] = useState(false);
  const optionOf = (one: UserSummary) => ({
    value: one.id,
    label: nameOf(one),
    description: one.email,
    disabled: !one.canBeImpersonated,
    disabledReason: t('contracts.workAs.refused'),
  });
  return (
    <section aria-label={t('contracts.workAs.title')} className="border-t-section border-line-ink pt-12">
      <h2 className="text-heading-3">{t('contracts.workAs.title')}</h2>
      <p className="mt-4 text-small text-ink-2">{t('contracts.workAs.help')}</p>
      <Field className="mt-12" label={t('contracts.workAs.user')} {...(person && { help: person.email })}>
        <Combobox
          remote
          clearable
          icon={SearchIcon}
          placeholder={t('contracts.workAs.placeholder')}
          options={query.trim().length < MINIMUM ? [] : people.map(optionOf)}
          value={person?.id ?? null}
          knownOption={person ? optionOf(person) : undefined}
          onValueChange={(id) => setPerson(people.find((one) => one.id === id) ?? null)}
          onQueryChange={onQueryChange}
          loading={loading}
          noMatchText={t(
            query.trim().length < MINIMUM ? 'contracts.workAs.tooShort' : 'contracts.workAs.none',
          )}
          emptyText={t('contracts.workAs.tooShort')}
          {...(error !== undefined && { error, onRetry })}
        />
      </Field>
      <Button
        variant="secondary"
        icon={TakeOverIcon}
        disabled={person === null}
        className="mt-12 w-full"
        onPointerEnter={TakeoverConfirmation.preload}
        onFocus={TakeoverConfirmation.preload}
        onClick={() => setAsking(true)}
      >
        {person ? t('contracts.workAs.go', { name: nameOf(person) }) : t('contracts.workAs.choose')}
      </Button>
      {person && isAsking ? (
        <TakeoverConfirmation
          open
          onOpenChange={setAsking}
          name={nameOf(person)}
          onTakeOver={() => onTakeOver(person)}
        />
      ) : null}
    </section>
  );
}

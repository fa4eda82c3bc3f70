import type { ContractProblem } from '@atrium/contract/contracts-rules';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { usePageActions } from '../../foundations/use-page-actions.js';
import { EntitiesChoice, type OfferedEntities } from './entities-choice.js';
import {
  FIELD_OF,
  type ClientSearch,
  type ContractFormField,
  type ContractFormValue,
  type ContractRefusals,
} from './form-value.js';
import { ClientField, IdentityFields, type IdentityFieldsProps } from './identity-fields.js';
import { ServicesChoice, type OfferedServices } from './services-choice.js';

export interface ContractFormProps
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onInvalid'>,
    Pick<IdentityFieldsProps, 'termsVersions' | 'cleanIsin'> {
  /** The values of the form (controlled state). */
  value: ContractFormValue;
  /** Called with the changed values. */
  onValueChange: (change: Partial<ContractFormValue>) => void;
  /** For a new contract, Save is disabled until it is complete; for a change, problems show on saving (CTR-047). */
  isNew: boolean;
  /** Search for clients by name. */
  clientSearch: ClientSearch;
  /** Legal entities to choose from. */
  offeredEntities: OfferedEntities;
  /** Services to choose from, with their categories. */
  offeredServices: OfferedServices;
  /** Problems that prevent saving now. */
  problems: readonly ContractProblem[];
  /** Messages of the server by field, if it refused the contract. */
  refusals?: ContractRefusals;
  /** Called when a field with a problem loses focus or on saving with problems: the host warns (CTR-063 to CTR-069). */
  onProblem: (problem: ContractProblem) => void;
  /** Saves the contract. */
  onSave: () => void;
  /** Leaves without saving. */
  onCancel: () => void;
  /** The change is being saved. */
  saving: boolean;
}

interface PartProps {
  title: string;
  note: string;
  error?: string | undefined;
  children: ReactNode;
}

function Part({ title, note, error, children }: PartProps) {
  return (
    <section aria-label={title} className="mt-24 border-t-section border-line-ink pt-12">
      <div className="flex flex-wrap items-baseline gap-x-12">
        <h2 className="text-heading-2">{title}</h2>
        <p className="text-small text-ink-2">{note}</p>
      </div>
      <p aria-live="polite" className="text-small text-negative-ink">
        {error === undefined ? null : (
          <span className="mt-8 flex items-start gap-6">
            <StateMark name="refused" size={12} className="mt-4 shrink-0" />
            {error}
          </span>
        )}
      </p>
      <div className="mt-12">{children}</div>
    </section>
  );
}

/**
 * The form for creating or changing a contract (CTR-036 to CTR-047, CTR-061 to CTR-070, DS-093). The host keeps the
 * values; the form knows which fields the user has left.
 */
export function ContractForm({
  value,
  onValueChange,
  isNew,
  clientSearch,
  offeredEntities,
  offeredServices,
  termsVersions,
  cleanIsin,
  problems,
  refusals,
  onProblem,
  onSave,
  onCancel,
  saving,
  className,
  ref,
  ...props
}: ContractFormProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const statusId = useId();
  const form = useRef<HTMLFormElement>(null);
  const formRef = useComposedRefs(form, ref);
  const actions = useRef<HTMLDivElement>(null);
  usePageActions(actions);
  // The edit button was removed, so the first field takes the focus.
  useEffect(() => {
    if (!isNew) form.current?.querySelector('input')?.focus();
  }, [isNew]);
  const [left, setLeft] = useState<ReadonlySet<ContractFormField>>(new Set());
  const problemOf = (field: ContractFormField) => problems.find((problem) => FIELD_OF[problem] === field);
  const errorOf = (field: ContractFormField) => {
    const problem = left.has(field) ? problemOf(field) : undefined;
    return problem ? t(`contracts.form.problem.${problem}`) : refusals?.[field];
  };
  const onLeave = (field: ContractFormField) => {
    setLeft((old) => (old.has(field) ? old : new Set([...old, field])));
    const problem = problemOf(field);
    if (problem) onProblem(problem);
  };
  const fields = { value, onValueChange, errorOf, onLeave, saving };
  const count = value.legalEntities.length;
  const total = offeredEntities.status === 'ready' ? offeredEntities.entities.length : undefined;
  const isReady = problems.length === 0;
  return (
    <form
      ref={formRef}
      noValidate
      aria-label={t(isNew ? 'contracts.form.title' : 'contracts.form.update')}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (saving) return;
        if (isReady) onSave();
        else {
          setLeft(new Set(problems.map((problem) => FIELD_OF[problem])));
          for (const problem of problems) onProblem(problem);
        }
      }}
      {...props}
    >
      <Part title={t('contracts.info.identity')} note={t('contracts.form.required')}>
        <IdentityFields
          {...fields}
          {...{ isNew, clientSearch, termsVersions, cleanIsin }}
          clientEntities={value.kcClient ? undefined : total}
        />
      </Part>
      <Part
        title={t('contracts.info.entities')}
        note={
          total !== undefined && value.kind !== 'OSA'
            ? t('contracts.form.entitiesOf', { chosen: integer(count), total: integer(total) })
            : t('contracts.form.entitiesHelp')
        }
        error={errorOf('legalEntities')}
      >
        {value.kind === 'OSA' ? (
          <div className="mb-16 max-w-[400px]">
            <ClientField
              {...fields}
              field="offeredClient"
              optional
              search={clientSearch}
              help={t('contracts.form.offeredHelp')}
            />
          </div>
        ) : null}
        <EntitiesChoice {...{ value, onValueChange, saving }} offered={offeredEntities} />
      </Part>
      <Part
        title={t('contracts.info.services')}
        note={t('contracts.form.servicesHelp')}
        error={errorOf('services')}
      >
        <ServicesChoice {...{ value, onValueChange, saving }} offered={offeredServices} />
      </Part>
      <div
        ref={actions}
        data-page-actions
        className="sticky bottom-0 z-bulk-bar -mx-16 mt-32 flex min-h-64 flex-wrap items-center justify-between gap-x-24 gap-y-8 border-t border-line-ink bg-bg px-16 py-8 xs:-mx-24 xs:px-24"
      >
        <p id={statusId} role="status" className="min-w-0 flex-1 basis-240 text-small text-ink-2">
          {isReady
            ? t('contracts.form.ready', { count, figure: integer(count) })
            : t('contracts.form.missing', {
                list: problems.map((problem) => t(`contracts.form.problem.${problem}`)).join(' '),
              })}
        </p>
        <div className="flex flex-wrap gap-12">
          <Button variant="secondary" onClick={onCancel} disabled={saving}>
            {t('contracts.form.cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={saving}
            busyLabel={t('contracts.form.saving')}
            disabled={isNew && !isReady}
            aria-describedby={statusId}
          >
            {t(isNew ? 'contracts.form.create' : 'contracts.form.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}

import { useId, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { SortableList, type SortableRow } from '../../controls/sortable-list/index.js';
import type { PhoneNormaliser } from '../../controls/phone/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { PlusIcon } from '../../foundations/icons/index.js';
import { SignatoryRow } from './signatory-row.js';
import {
  fullName,
  groupsInOrder,
  shownSignatories,
  type FormSignatory,
  type SignatoryField,
  type SignatoryFieldIssues,
  type SignatoryFormValue,
} from './signatory-values.js';
import { SignatureOptions } from './signature-options.js';
import { useSignatoryList } from './use-signatory-list.js';

export interface SignatoryFormProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The entered values (controlled state). */
  value: SignatoryFormValue;
  /** Called on each change. */
  onValueChange: (value: SignatoryFormValue) => void;
  /** Returns the issues of a signatory, given those before; by the same rules as the server (SIGN-018 to SIGN-026). */
  issuesOf: (signatory: FormSignatory, before: readonly FormSignatory[]) => SignatoryFieldIssues;
  /** Rules for phone numbers (PLAT-117 to PLAT-121). */
  normalisePhone: PhoneNormaliser;
  /** Maximum number of signatories (SIGN-021). */
  maximum: number;
  /** `digipass`: phone and choice of token are always shown (SIGN-025, NEW-052), and there is no joint signature. */
  variant?: 'signature' | 'digipass';
  /** Email domains authorised by the contract; empty for any (SIGN-026). */
  authorisedDomains?: readonly string[];
  /** Also shows issues of fields not yet visited, after an attempt to continue. */
  showIssues?: boolean;
  /** Prefix of the control ids, `{idPrefix}-{row id}-{field}`, for error summaries. */
  idPrefix?: string;
}

const FIELDS: readonly SignatoryField[] = ['lastname', 'firstname', 'mail', 'phoneNumber'];
const NO_DOMAINS: readonly string[] = [];

/**
 * The signatories and their order (DS-073). A row can be added once the existing ones are complete and valid (SIGN-018
 * to SIGN-021); the order is changed by drag, keyboard or buttons.
 */
export function SignatoryForm({
  value,
  onValueChange,
  issuesOf,
  normalisePhone,
  maximum,
  variant = 'signature',
  authorisedDomains = NO_DOMAINS,
  showIssues = false,
  idPrefix,
  className,
  ...props
}: SignatoryFormProps) {
  const t = useStrings();
  const formats = useFormats();
  const ownId = useId();
  const prefix = idPrefix ?? ownId;
  const maximumId = useId();
  const list = useRef<HTMLDivElement>(null);
  const isDigipass = variant === 'digipass';
  const words = isDigipass ? 'signature.holders' : 'signature.list';
  const rows = useSignatoryList(value, onValueChange, list, words);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isJoint = value.enableGroupSign && !isDigipass;
  const shown = shownSignatories(value);
  const isFull = shown.length >= maximum;

  const controlId = (id: string, field: SignatoryField) => `${prefix}-${id}-${field}`;
  const issues = (signatory: FormSignatory) =>
    // Of two equal email addresses, the later one is reported.
    issuesOf(signatory, shown.slice(0, shown.indexOf(signatory)));
  const visible = (signatory: FormSignatory): SignatoryFieldIssues =>
    Object.fromEntries(
      Object.entries(issues(signatory)).filter(
        ([field]) => showIssues || left.has(controlId(signatory.id, field as SignatoryField)),
      ),
    );
  const leave = (id: string, field: SignatoryField) =>
    setLeft((before) => new Set([...before, controlId(id, field)]));

  /** Adds a row; if an existing row has an issue, moves the focus to the first invalid field instead. */
  const add = () => {
    if (isFull) return;
    const wrong = shown.find((signatory) => Object.keys(issues(signatory)).length > 0);
    if (!wrong) return rows.add({ group: shown.at(-1)?.group ?? 'client' });
    const found = issues(wrong);
    setLeft((before) => new Set([...before, ...FIELDS.map((field) => controlId(wrong.id, field))]));
    const field = FIELDS.find((candidate) => found[candidate])!;
    document.getElementById(controlId(wrong.id, field))?.focus();
  };

  const row = (signatory: FormSignatory, sortable: SortableRow) => {
    const position = shown.indexOf(signatory);
    return (
      <SignatoryRow
        signatory={signatory}
        position={position + 1}
        issues={visible(signatory)}
        controlId={(field) => controlId(signatory.id, field)}
        normalisePhone={normalisePhone}
        authorisedDomains={authorisedDomains}
        withPhone={isDigipass || value.signatureOption === 'advanced'}
        withGroup={isJoint}
        withToken={isDigipass}
        sortable={sortable}
        onChange={(change) => rows.change(signatory.id, change)}
        onLeave={(field) => leave(signatory.id, field)}
        onRemove={() => rows.remove(signatory.id)}
      />
    );
  };
  const listOf = (label: string, people: readonly FormSignatory[]) => (
    <SortableList
      aria-label={label}
      items={people}
      onItemsChange={rows.reorder}
      getId={({ id }) => id}
      getName={(signatory) =>
        fullName(signatory) || t(`${words}.unnamed`, { position: shown.indexOf(signatory) + 1 })
      }
      isFixed={({ fixed = false }) => fixed}
      getRowProps={(signatory) => ({
        'data-signatory': signatory.id,
        'aria-label': t(`${words}.person`, { position: shown.indexOf(signatory) + 1 }),
        className: cn(
          'grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-8 border-b border-line py-16',
          Object.keys(visible(signatory)).length > 0 &&
            'before:absolute before:inset-y-0 before:-left-12 before:w-2 before:bg-negative',
        ),
      })}
    >
      {row}
    </SortableList>
  );
  const names = { bank: t('signature.joint.bank'), client: t('signature.joint.client') };
  return (
    <div className={cn('grid gap-24', className)} {...props}>
      {isDigipass ? null : (
        <SignatureOptions value={value} onChange={(change) => onValueChange({ ...value, ...change })} />
      )}
      <div>
        <div ref={list} className="border-t border-line-ink">
          {isJoint
            ? groupsInOrder(value.groupSignFirst).map((group, turn) => {
                const people = shown.filter((signatory) => signatory.group === group);
                const heading = t(turn === 0 ? 'signature.joint.firstGroup' : 'signature.joint.secondGroup', {
                  group: names[group],
                });
                return (
                  <section key={group} aria-label={heading}>
                    <h3 className="pt-16 text-body-strong">{heading}</h3>
                    {people.length > 0 ? (
                      listOf(heading, people)
                    ) : (
                      <p className="border-b border-line py-16 text-small text-ink-2">
                        {t('signature.joint.nobody')}
                      </p>
                    )}
                  </section>
                );
              })
            : listOf(t(`${words}.label`), shown)}
        </div>
        <div className="mt-16 flex flex-wrap items-center gap-x-16 gap-y-8">
          <Button
            data-add
            icon={PlusIcon}
            onClick={add}
            aria-disabled={isFull || undefined}
            aria-describedby={maximumId}
          >
            {t(`${words}.add`)}
          </Button>
          <span id={maximumId} className="text-caption text-ink-3 tabular-nums">
            {t(isFull ? `${words}.maximum` : 'signature.list.count', {
              count: shown.length,
              maximum,
            })}
          </span>
          {authorisedDomains.length > 0 ? (
            <span className="text-caption text-ink-3">
              {t('signature.domains', { domains: formats.list(authorisedDomains) })}
            </span>
          ) : null}
        </div>
      </div>
    </div>
  );
}

import type { ContractKind } from '@atrium/contract/contract-status';
import type {
  CONTRACT_DESCRIPTION_MAX,
  CONTRACT_NAME_MAX,
  ISIN_LENGTH,
} from '@atrium/contract/contracts-rules';
import { Combobox } from '../../controls/combobox/index.js';
import { Field } from '../../controls/field/index.js';
import { SegmentedControl } from '../../controls/segmented-control/index.js';
import { Select } from '../../controls/select/index.js';
import { TextInput } from '../../controls/text/index.js';
import { Textarea } from '../../controls/textarea/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { useTermsName } from '../use-terms-name.js';
import type {
  ClientSearch,
  ContractFormField,
  ContractFormValue,
  Offered,
  OfferedTerms,
} from './form-value.js';

const NAME_MAX: typeof CONTRACT_NAME_MAX = 40;
const DESCRIPTION_MAX: typeof CONTRACT_DESCRIPTION_MAX = 500;
const ISIN: typeof ISIN_LENGTH = 12;
const KINDS: readonly ContractKind[] = ['CLIENT', 'ATRIUM', 'OSA'];

/** Props shared by the fields of the form. */
export interface FieldsProps {
  value: ContractFormValue;
  onValueChange: (change: Partial<ContractFormValue>) => void;
  /** Returns the error message of a field. */
  errorOf: (field: ContractFormField) => string | undefined;
  /** Called when the user leaves a field. */
  onLeave: (field: ContractFormField) => void;
  saving: boolean;
}

interface ClientFieldProps extends FieldsProps {
  field: 'client' | 'kcClient' | 'offeredClient';
  optional?: boolean;
  help?: string | undefined;
  search: ClientSearch;
}

/** Combobox to find a client by name. */
export function ClientField({
  field,
  optional = false,
  help,
  search: { clients, ...list },
  value,
  onValueChange,
  errorOf,
  onLeave,
  saving,
}: ClientFieldProps) {
  const t = useStrings();
  const chosen = value[field];
  const own = field === 'offeredClient' ? null : field;
  return (
    <Field
      label={t(`contracts.form.${field}`)}
      optional={optional}
      help={help}
      error={own && errorOf(own)}
      disabled={saving}
      onBlur={() => own && onLeave(own)}
    >
      <Combobox
        remote
        clearable
        placeholder={t('contracts.form.searchClient')}
        options={clients.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen?.id ?? null}
        knownOption={chosen ? { value: chosen.id, label: chosen.name } : undefined}
        onValueChange={(id) =>
          onValueChange({ [field]: id === null ? null : (clients.find((one) => one.id === id) ?? chosen) })
        }
        {...list}
      />
    </Field>
  );
}

export interface IdentityFieldsProps extends FieldsProps {
  /** Only a new contract has a choice of kind; an existing one keeps its kind. */
  isNew: boolean;
  clientSearch: ClientSearch;
  /** Number of legal entities of the commercial client, once known. */
  clientEntities: number | undefined;
  termsVersions: Offered<{ versions: readonly OfferedTerms[] }>;
  cleanIsin: (text: string) => string;
}

/** Name, kind, clients, ISIN code, terms and description of a contract (CTR-037 to CTR-046). */
export function IdentityFields(props: IdentityFieldsProps) {
  const { value, onValueChange, errorOf, onLeave, saving, isNew, clientSearch, clientEntities, cleanIsin } =
    props;
  const t = useStrings();
  const { integer } = useFormats();
  const fields = { value, onValueChange, errorOf, onLeave, saving };
  return (
    <div className="grid gap-16 xs:grid-cols-2 lg:grid-cols-4 lg:gap-x-24">
      <Field
        className="lg:col-span-2"
        label={t('contracts.info.name')}
        help={t('contracts.form.nameHelp')}
        error={errorOf('name')}
        disabled={saving}
        onBlur={() => onLeave('name')}
      >
        <TextInput
          value={value.name}
          onValueChange={(name) => onValueChange({ name })}
          maxLength={NAME_MAX}
          autoComplete="off"
        />
      </Field>
      {isNew ? (
        <Field
          group
          className="lg:col-span-2"
          label={t('contracts.info.kind')}
          help={t('contracts.form.kindHelp')}
          disabled={saving}
        >
          <SegmentedControl
            segments={KINDS.map((kind) => ({ value: kind, label: t(`contracts.form.kind.${kind}`) }))}
            value={value.kind}
            onValueChange={(kind) => onValueChange({ kind })}
          />
        </Field>
      ) : null}
      {value.kind === 'OSA' ? null : (
        <>
          <ClientField
            {...fields}
            field="client"
            search={clientSearch}
            help={
              value.client && clientEntities !== undefined
                ? t('contracts.form.clientEntities', {
                    count: clientEntities,
                    figure: integer(clientEntities),
                  })
                : undefined
            }
          />
          <ClientField {...fields} field="kcClient" optional search={clientSearch} />
          <Field
            label={t('contracts.info.isin')}
            optional
            help={t('contracts.form.isinHelp')}
            error={errorOf('isinCode')}
            disabled={saving}
            onBlur={() => onLeave('isinCode')}
          >
            <TextInput
              value={value.isinCode}
              onValueChange={(text) => onValueChange({ isinCode: cleanIsin(text) })}
              maxLength={ISIN}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
        </>
      )}
      <TermsField {...props} />
      <Field
        className="xs:col-span-full"
        label={t('contracts.info.description')}
        optional
        error={errorOf('description')}
        disabled={saving}
      >
        <Textarea
          value={value.description}
          onValueChange={(description) => onValueChange({ description })}
          maxLength={DESCRIPTION_MAX}
        />
      </Field>
    </div>
  );
}

/** The version of the terms and conditions (CTR-043). */
function TermsField({ value, onValueChange, errorOf, saving, termsVersions }: IdentityFieldsProps) {
  const t = useStrings();
  const nameOf = useTermsName();
  const versions = termsVersions.status === 'ready' ? termsVersions.versions : [];
  return (
    <Field
      label={t('contracts.info.terms')}
      help={t('contracts.form.termsHelp')}
      error={errorOf('cguName')}
      disabled={saving}
    >
      <Select
        options={versions.map((version) => ({ value: version.name, label: nameOf(version) }))}
        value={value.cguName}
        onValueChange={(cguName) => {
          if (cguName !== null) onValueChange({ cguName });
        }}
        loading={termsVersions.status === 'loading'}
        {...(termsVersions.status === 'error' && {
          error: t('contracts.form.termsFailed'),
          onRetry: termsVersions.onRetry,
        })}
      />
    </Field>
  );
}

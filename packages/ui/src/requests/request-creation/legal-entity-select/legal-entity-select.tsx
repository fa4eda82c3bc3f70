import type { LegalEntityOption } from '@atrium/contract/request-creation';
import { Button, Combobox, MultiSelect, type ListStatus } from '../../../controls/index.js';
import { useFormats, useStrings } from '../../../foundations/index.js';

export interface LegalEntitySelectProps extends ListStatus {
  /** Legal entities to choose from, including the fixed ones. */
  options: readonly LegalEntityOption[];
  /** Ricos codes of the chosen entities, including the fixed ones. */
  value: readonly string[];
  /** Called with the chosen codes, including the fixed ones. */
  onValueChange: (value: readonly string[]) => void;
  /** Only one entity can be chosen, as for an audit report (NEW-044). */
  single?: boolean;
  /** Disabled until a topic is chosen (NEW-058); the field explains why. */
  disabled?: boolean;
  /** Accessible name, for use without a Field. */
  'aria-label'?: string;
}

/** Select for the legal entities of a request; fixed ones always stay chosen (DS-082, NEW-056, NEW-057). */
export function LegalEntitySelect({
  options,
  value,
  onValueChange,
  single = false,
  disabled = false,
  ...status
}: LegalEntitySelectProps) {
  const t = useStrings();
  const formats = useFormats();
  const fixed = options.filter(({ isFixed }) => isFixed);
  const fixedCodes = fixed.map(({ ricos }) => ricos);
  const list = {
    options: options.map(({ ricos, label, isFixed }) => ({
      value: ricos,
      label,
      detail: ricos,
      keywords: ricos,
      disabled: isFixed,
      disabledReason: isFixed ? t('creation.information.fixed') : undefined,
    })),
    disabled,
    ...status,
  };
  const choose = (codes: readonly string[]) =>
    onValueChange([...fixedCodes, ...codes.filter((code) => !fixedCodes.includes(code))]);
  if (single) {
    return (
      <Combobox
        {...list}
        disabled={disabled || fixed.length > 0}
        value={value[0] ?? null}
        clearable
        onValueChange={(code) => choose(code === null ? [] : [code])}
      />
    );
  }
  const canClear = value.some((code) => !fixedCodes.includes(code));
  return (
    <>
      <MultiSelect {...list} value={value} onValueChange={choose} selectAll />
      {fixed.length > 0 ? (
        <p className="text-caption text-ink-3">
          {t('creation.information.fixedHelp', { names: formats.list(fixed.map(({ label }) => label)) })}
        </p>
      ) : null}
      {canClear ? (
        <Button
          size="row"
          variant="tertiary"
          hangs="start"
          className="justify-self-start"
          onClick={({ currentTarget }) => {
            // The button disappears once nothing is left to clear, so the focus moves to the field.
            currentTarget.parentElement?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
            choose([]);
          }}
        >
          {t('creation.information.clearEntities')}
        </Button>
      ) : null}
    </>
  );
}

import type { LegalEntityOption } from '@atrium/contract/request-creation';
import { Button, Combobox, MultiSelect, type ListStatus } from '../../../controls/index.js';
import { useFormats, useStrings } from '../../../foundations/index.js';

export interface LegalEntitySelectProps extends ListStatus {
  /** Legal entities to choose from, with those that are fixed. */
  options: readonly LegalEntityOption[];
  /** Ricos codes of the chosen ones, the fixed ones among them. */
  value: readonly string[];
  /** Called with the codes that are chosen, the fixed ones included. */
  onValueChange: (value: readonly string[]) => void;
  /** One alone, as for an audit report (NEW-044). */
  single?: boolean;
  /** Without a topic nothing can be chosen (NEW-058); the field says why. */
  disabled?: boolean;
  /** Name for screen readers, where no Field names it. */
  'aria-label'?: string;
}

/** The legal entities of a request; fixed ones stay whatever is chosen or cleared (DS-082, NEW-056, NEW-057). */
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
            // The button goes with what it cleared: the focus stays in the field.
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

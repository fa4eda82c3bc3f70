import type { EXPORT_DAYS } from '@atrium/contract/contracts-rules';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { FieldError, FieldHelp, FieldLabel, FieldRoot } from '../../controls/field/index.js';
import { NumberInput } from '../../controls/number/index.js';
import { cn, DownloadIcon, useFormats, useNow, useStrings } from '../../foundations/index.js';

const DAYS: typeof EXPORT_DAYS = { minimum: 1, maximum: 366 };
const DAY = 86_400_000;

export interface ExportDaysProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the field, such as “Last”. */
  label: string;
  /** Label of the button, such as “Export audit”. */
  action: string;
  /** The initial number of days. */
  proposed: number;
  /** Starts the export of this number of days. */
  onExport: (days: number) => void;
  /** The export is running. */
  busy?: boolean;
  /** One row with the label before the field, such as above a table; the start date is then not shown. */
  inline?: boolean;
}

/** Field and button to export a number of days, from 1 to 366 (CTR-029): disabled for any other number. */
export function ExportDays({
  label,
  action,
  proposed,
  onExport,
  busy = false,
  inline = false,
  className,
  ...props
}: ExportDaysProps) {
  const t = useStrings();
  const { date } = useFormats();
  const now = useNow();
  const [days, setDays] = useState<number | null>(proposed);
  const isValid = days !== null && Number.isInteger(days) && days >= DAYS.minimum && days <= DAYS.maximum;
  const size = inline ? 'toolbar' : 'default';
  const unit = t('contracts.exports.days');
  const outOfRange = t('contracts.exports.range');
  const input = (
    <NumberInput
      size={size}
      className="w-104"
      value={days}
      onValueChange={setDays}
      decimals={0}
      suffix={unit}
    />
  );
  const button = (
    <Button
      className={inline ? undefined : 'grow'}
      variant="secondary"
      size={size}
      icon={DownloadIcon}
      disabled={!isValid}
      busy={busy}
      busyLabel={t('contracts.exports.busy')}
      onClick={() => {
        if (isValid) onExport(days);
      }}
    >
      {action}
    </Button>
  );
  if (inline)
    return (
      <FieldRoot
        className={cn('flex flex-wrap items-center gap-x-8 gap-y-4 xs:justify-end', className)}
        error={isValid ? undefined : outOfRange}
        {...props}
      >
        <FieldLabel className="mr-4 font-regular text-ink-2">
          {label} <span className="sr-only">{unit}</span>
        </FieldLabel>
        {input}
        {button}
        <FieldError className="basis-full xs:[&>div]:justify-end" />
      </FieldRoot>
    );
  return (
    <FieldRoot
      className={className}
      {...(isValid
        ? { help: t('contracts.exports.since', { day: date(new Date(now().getTime() - days * DAY)) }) }
        : { error: outOfRange })}
      {...props}
    >
      <FieldLabel>{label}</FieldLabel>
      {/* A button that is too long for the rest of the row goes below the field. */}
      <div className="flex flex-wrap gap-8">
        {input}
        {button}
      </div>
      <FieldError />
      <FieldHelp />
    </FieldRoot>
  );
}

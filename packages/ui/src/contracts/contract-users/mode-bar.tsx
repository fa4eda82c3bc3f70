import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../controls/button/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';

interface ModeBarProps {
  title: string;
  help: string;
  /** The fields of the mode. */
  children: ReactNode;
  /** What is missing before the action is possible; undefined if nothing is. */
  missing: string | undefined;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** Names of users to be changed whom the grid does not show at the moment. */
  notShown?: readonly string[];
  onSubmit: () => void;
  onCancel: () => void;
  /** The Escape key would lose a selection: only the button closes the bar. */
  keepsChoice?: boolean;
  /** Where the buttons are drawn; null until it is there. Default: below the fields. */
  dock?: HTMLElement | null;
  className?: string;
}

/**
 * Bar above the grid while users are added or rights are copied: the fields, what is still missing, and the submit
 * button, which a dock keeps in sight. It takes the focus when it opens; Escape closes it unless it is busy.
 */
export function ModeBar({
  title,
  help,
  children,
  missing,
  submitLabel,
  busyLabel,
  busy,
  notShown,
  onSubmit,
  onCancel,
  keepsChoice = false,
  dock,
  className,
}: ModeBarProps) {
  const t = useStrings();
  const { list } = useFormats();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[role=combobox], [role=checkbox], button')?.focus();
  }, []);
  const buttons = (
    // Outside the form, they are named after it.
    <div
      {...(dock && { role: 'group', 'aria-label': title })}
      className="flex flex-wrap items-center gap-x-12 gap-y-8"
    >
      <Button
        type="submit"
        form={id}
        variant="primary"
        disabled={missing !== undefined}
        busy={busy}
        busyLabel={busyLabel}
      >
        {submitLabel}
      </Button>
      <Button variant="tertiary" disabled={busy} onClick={onCancel}>
        {t('contractUsers.modes.cancel')}
      </Button>
      <p role="status" className="min-h-20 text-small text-ink-2">
        {/* The saved users arrive before the call has ended: they need nothing more. */}
        {busy ? null : missing}
      </p>
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape for its fields
    <form
      ref={form}
      id={id}
      aria-label={title}
      className={cn('mb-12 border-t-section border-b border-line-ink border-b-line py-12', className)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !keepsChoice && !busy) onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined && !busy) onSubmit();
      }}
    >
      <h2 className="text-heading-3">{title}</h2>
      <p className="mt-2 text-small text-ink-2">{help}</p>
      <div className="mt-12 flex flex-wrap items-start gap-x-24 gap-y-12">{children}</div>
      {notShown && notShown.length > 0 ? (
        <p role="status" className="mt-12 text-small font-semibold">
          {t('contractUsers.modes.notShown', { names: list([...notShown]) })}
        </p>
      ) : null}
      {dock === undefined ? <div className="mt-12">{buttons}</div> : dock && createPortal(buttons, dock)}
    </form>
  );
}

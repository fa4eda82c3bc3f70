import type { ExpiryReminders } from '@atrium/contract/expiry-calendar';
import type {
  EXPIRY_LEAD_DAYS as LEAD_DAYS_RULE,
  ExpiryKind,
  ExpiryLeadDays,
} from '@atrium/contract/expiry-calendar-rules';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { Button } from '../../controls/button/index.js';
import { Checkbox } from '../../controls/checkbox/index.js';
import { Field } from '../../controls/field/index.js';
import { Select } from '../../controls/select/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { useLatest } from '../../foundations/use-latest.js';
import { EditDialog } from '../../overlays/unsaved-changes/internal.js';

const LEAD_DAYS: typeof LEAD_DAYS_RULE = [90, 30, 7];
const NEVER = 'never';

export interface ExpiryRemindersDialogProps {
  /** Whether it is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** The saved reminders. */
  reminders: ExpiryReminders;
  /** Kinds to set a reminder for; for those waiting for the user, days are counted from when they started to wait. */
  kinds: readonly { value: ExpiryKind; label: string; isWaiting: boolean }[];
  /** Saves the reminders. */
  onSave: (reminders: ExpiryReminders) => void;
  /** The reminders are being saved. */
  busy?: boolean | undefined;
  /** Why the last attempt failed. */
  failure?: string | undefined;
  /** Called when unsaved changes exist or are gone, since leaving the page would lose them. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

/** Sets how many days ahead the user is reminded of each kind of expiry date, and whether also by email. */
export function ExpiryRemindersDialog({
  open,
  onOpenChange,
  reminders,
  kinds,
  onSave,
  busy = false,
  failure,
  onUnsavedChange,
}: ExpiryRemindersDialogProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const formId = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<ExpiryKind, ExpiryLeadDays>>(
    () => new Map(reminders.leadTimes.map(({ kind, days }) => [kind, days])),
  );
  const [byMail, setByMail] = useState(reminders.byMail);
  const isUnsaved =
    byMail !== reminders.byMail ||
    chosen.size !== reminders.leadTimes.length ||
    reminders.leadTimes.some(({ kind, days }) => chosen.get(kind) !== days);
  const tell = useLatest((unsaved: boolean) => onUnsavedChange?.(unsaved));
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [tell, isUnsaved]);
  const choose = (kind: ExpiryKind, value: string | null) => {
    const next = new Map(chosen);
    const days = LEAD_DAYS.find((each) => String(each) === value);
    if (days === undefined) next.delete(kind);
    else next.set(kind, days);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    // Kinds not currently offered keep their saved lead time.
    onSave({ leadTimes: [...chosen].map(([kind, days]) => ({ kind, days })), byMail });
  };
  return (
    <EditDialog
      open={open}
      onOpenChange={onOpenChange}
      unsaved={isUnsaved}
      dismissible={!busy}
      title={t('expiryCalendar.reminders.title')}
      description={t('expiryCalendar.reminders.description')}
      footer={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {t('expiryCalendar.reminders.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            busyLabel={t('expiryCalendar.reminders.saving')}
          >
            {t('expiryCalendar.reminders.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-16">
        {failure ? <Banner tone="negative" live="assertive" title={failure} /> : null}
        <div className="grid gap-16 xs:grid-cols-2">
          {kinds.map(({ value: kind, label, isWaiting }) => (
            <Field
              key={kind}
              label={label}
              help={isWaiting ? t('expiryCalendar.reminders.waits') : undefined}
            >
              <Select
                options={[
                  { value: NEVER, label: t('expiryCalendar.reminders.never') },
                  ...LEAD_DAYS.map((days) => ({
                    value: String(days),
                    label: t(
                      isWaiting ? 'expiryCalendar.reminders.after' : 'expiryCalendar.reminders.ahead',
                      { figure: integer(days) },
                    ),
                  })),
                ]}
                value={String(chosen.get(kind) ?? NEVER)}
                onValueChange={(value) => choose(kind, value)}
              />
            </Field>
          ))}
        </div>
        <Checkbox
          checked={byMail}
          onCheckedChange={setByMail}
          label={t('expiryCalendar.reminders.byMail')}
          description={t('expiryCalendar.reminders.byMailHelp')}
        />
      </form>
    </EditDialog>
  );
}

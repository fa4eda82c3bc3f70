import type { AlertFrequency } from '@atrium/contract/saved-search-rules';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { Link } from '../../controls/link/index.js';
import { RadioGroup } from '../../controls/radio-group/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { useStrings } from '../../foundations/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { ALERT_FREQUENCIES } from './saved-search.js';

export interface SearchAlertDialogProps {
  /** Whether the dialog is open (controlled state). */
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Name of the search. */
  name: string;
  /** The current alert; null for none. */
  alert: AlertFrequency | null;
  /** Saves the alert; the host closes the dialog afterwards. */
  onSave: (alert: AlertFrequency | null) => void;
  /** The alert is being saved. */
  saving?: boolean;
  /** Why the last attempt failed. */
  failure?: string | undefined;
  /** Address of the settings for how often emails are sent. */
  preferencesHref: string;
}

const NEVER = 'NEVER';

/** Dialog to set how often the user is notified of new results of a saved search (PROF-043). */
export function SearchAlertDialog({
  open,
  onOpenChange,
  name,
  alert,
  onSave,
  saving = false,
  failure,
  preferencesHref,
}: SearchAlertDialogProps) {
  const t = useStrings();
  const formId = useId();
  const [chosen, setChosen] = useState<string>(alert ?? NEVER);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) onSave(ALERT_FREQUENCIES.find((each) => each === chosen) ?? null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!saving}
      title={t('filters.saved.alerting.title', { name })}
      footer={
        <>
          <Button disabled={saving} onClick={() => onOpenChange(false)}>
            {t('filters.saved.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={saving}
            busyLabel={t('filters.saved.alerting.submitting')}
          >
            {t('filters.saved.alerting.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-16">
        {failure ? <Banner tone="negative" live="assertive" title={failure} /> : null}
        <Field label={t('filters.saved.alerting.frequency')} group help={t('filters.saved.alerting.help')}>
          <RadioGroup
            options={[
              { value: NEVER, label: t('filters.saved.alerting.never') },
              ...ALERT_FREQUENCIES.map((value) => ({
                value,
                label: t(`filters.saved.alerting.${value}`),
              })),
            ]}
            value={chosen}
            onValueChange={setChosen}
          />
        </Field>
        <p className="text-small">
          <Link href={preferencesHref}>{t('filters.saved.alerting.preferences')}</Link>
        </p>
      </form>
    </Dialog>
  );
}

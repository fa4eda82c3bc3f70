import { useId, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { SettingsIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';

type Settings = Readonly<Record<string, unknown>>;

/** How a widget is set up. */
export interface WidgetSettings {
  /** What applies before anything was set. */
  initial: Settings;
  /** The fields; they show `value` and hand every update to `onValueChange`. */
  render: (value: Settings, onValueChange: (value: Settings) => void) => ReactNode;
}

/** What was set and is not saved. */
export interface SettingsDraft {
  value: Settings;
  isDirty: boolean;
}

/**
 * The settings draft of a widget, null while it is shut: opening copies what is saved (HOME-042), an update marks it changed (HOME-043), saving
 * hands it over (HOME-044), discarding drops it (HOME-045). Save is off until something changed (HOME-046).
 */
export function WidgetSettingsPanel({
  title,
  setup,
  saved,
  draft,
  onDraftChange,
  onSave,
}: {
  title: string;
  setup: WidgetSettings;
  saved: Settings;
  draft: SettingsDraft | null;
  onDraftChange: (draft: SettingsDraft | null) => void;
  onSave: (settings: Settings) => void;
}) {
  const t = useStrings();
  const panelId = useId();
  return (
    <div className="mt-8">
      <Button
        size="row"
        variant="tertiary"
        icon={SettingsIcon}
        className="-ml-8 max-xs:h-44"
        aria-label={t('dashboard.add.settingsOf', { title })}
        aria-expanded={draft !== null}
        aria-controls={draft === null ? undefined : panelId}
        onClick={() => onDraftChange(draft === null ? { value: saved, isDirty: false } : null)}
      >
        {t('dashboard.add.settings')}
      </Button>
      {draft === null ? null : (
        <div
          id={panelId}
          role="group"
          aria-label={t('dashboard.add.settingsOf', { title })}
          className="grid gap-16 py-8"
        >
          {setup.render(draft.value, (value) => onDraftChange({ value, isDirty: true }))}
          <div className="flex flex-wrap gap-8">
            <Button
              size="toolbar"
              disabled={!draft.isDirty}
              onClick={() => {
                onSave(draft.value);
                onDraftChange(null);
              }}
            >
              {t('dashboard.add.save')}
            </Button>
            <Button size="toolbar" variant="tertiary" onClick={() => onDraftChange(null)}>
              {t('dashboard.add.discardSettings')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

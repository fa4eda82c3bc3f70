import { useId, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { SettingsIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';

type Settings = Readonly<Record<string, unknown>>;

/** The settings of a widget and their form. */
export interface WidgetSettings {
  /** The default settings. */
  initial: Settings;
  /** Renders the fields; they show `value` and report every change to `onValueChange`. */
  render: (value: Settings, onValueChange: (value: Settings) => void) => ReactNode;
}

/** Settings that are not saved yet. */
export interface SettingsDraft {
  value: Settings;
  isDirty: boolean;
}

/**
 * The settings panel of a widget; its draft is null while it is closed. Opening copies the saved settings (HOME-042), a
 * change marks the draft as changed (HOME-043), saving passes it on (HOME-044), discarding drops it (HOME-045). Save is
 * disabled until something has changed (HOME-046).
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

import { useDeferredValue, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { useValue } from '../../controls/use-value.js';
import { Empty } from '../../feedback/empty/index.js';
import { ErrorState } from '../../feedback/error-state/index.js';
import { SkeletonRows } from '../../feedback/skeleton/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { WidgetSettingsPanel, type SettingsDraft, type WidgetSettings } from './widget-settings-panel.js';

/** A widget that the user can add. */
export interface AddableWidget {
  id: string;
  title: string;
  /** What it shows, in one line. */
  description?: ReactNode;
  /** Settings of the widget, if it has any (HOME-015). */
  settings?: WidgetSettings;
}

/** Unsaved changes of widget settings, by widget id; null if the settings panel is closed. */
export type SettingsDrafts = Readonly<Record<string, SettingsDraft | null>>;

export interface AddWidgetDialogProps {
  /** Whether the dialog is open (controlled state). */
  open: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** The widgets available to the user (HOME-013, HOME-022). */
  widgets: readonly AddableWidget[];
  /** Ids of the widgets on the board. */
  added: readonly string[];
  /** Settings of the widgets on the board that have any, by widget id. */
  settings?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  /** Whether the catalogue is loading, failed or available. */
  status?: 'ready' | 'loading' | 'error';
  /** The support id and the retry, if the catalogue could not be loaded. */
  error?: { supportId?: string; onRetry?: () => void };
  /** Adds a widget by its id. */
  onAdd: (id: string) => void;
  /** Removes a widget by its id. */
  onRemove: (id: string) => void;
  /** Called when the user saves the settings of a widget. */
  onSettingsChange?: (id: string, settings: Readonly<Record<string, unknown>>) => void;
  /** Unsaved settings (controlled state); without it, the dialog keeps them itself. */
  drafts?: SettingsDrafts;
  /** Called when the unsaved settings change. */
  onDraftsChange?: (drafts: SettingsDrafts) => void;
}

const NO_DRAFTS: SettingsDrafts = {};

/** Number of entries rendered with the dialog; the others follow once it is open. */
const FIRST = 4;

/**
 * The widgets available to the user, each with Add or Remove and, if it has any, its settings (HOME-013 to HOME-015).
 * Done applies the unsaved settings; if the dialog is closed another way, they are still there when it opens again.
 */
export function AddWidgetDialog({
  open,
  onOpenChange,
  widgets,
  added,
  settings,
  status = 'ready',
  error,
  onAdd,
  onRemove,
  onSettingsChange,
  drafts: hostDrafts,
  onDraftsChange,
}: AddWidgetDialogProps) {
  const t = useStrings();
  const [drafts, setDrafts] = useValue(hostDrafts, NO_DRAFTS, onDraftsChange);
  const setDraft = (id: string, draft: SettingsDraft | null) => setDrafts({ ...drafts, [id]: draft });
  const finish = () => {
    for (const [id, draft] of Object.entries(drafts)) {
      if (draft?.isDirty && added.includes(id)) onSettingsChange?.(id, draft.value);
    }
    setDrafts(NO_DRAFTS);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('dashboard.add.title')}
      description={t('dashboard.add.description')}
      footer={
        <Button variant="primary" onClick={finish}>
          {t('dashboard.add.done')}
        </Button>
      }
    >
      {status === 'loading' ? <SkeletonRows rows={5} /> : null}
      {status === 'error' ? <ErrorState title={t('dashboard.add.failed')} {...error} /> : null}
      {status === 'ready' && widgets.length === 0 ? (
        <Empty title={t('dashboard.add.empty')} help={t('dashboard.add.emptyHelp')} />
      ) : null}
      {status === 'ready' && widgets.length > 0 ? (
        <Entries widgets={widgets}>
          {(widget) => (
            <Entry
              key={widget.id}
              widget={widget}
              isAdded={added.includes(widget.id)}
              settings={settings?.[widget.id]}
              draft={drafts[widget.id] ?? null}
              onDraftChange={(draft) => setDraft(widget.id, draft)}
              onAdd={onAdd}
              onRemove={(id) => {
                setDraft(id, null);
                onRemove(id);
              }}
              onSettingsChange={onSettingsChange}
            />
          )}
        </Entries>
      ) : null}
    </Dialog>
  );
}

/** The list: the first entries render with the dialog, so that it opens at once on slow devices; the rest follows. */
function Entries({
  widgets,
  children,
}: {
  widgets: readonly AddableWidget[];
  children: (widget: AddableWidget) => ReactNode;
}) {
  const shown = useDeferredValue(widgets, widgets.slice(0, FIRST));
  return <ul className="border-t border-line">{shown.map(children)}</ul>;
}

function Entry({
  widget: { id, title, description, settings: setup },
  isAdded,
  settings,
  draft,
  onDraftChange,
  onAdd,
  onRemove,
  onSettingsChange,
}: {
  widget: AddableWidget;
  isAdded: boolean;
  settings: Readonly<Record<string, unknown>> | undefined;
  draft: SettingsDraft | null;
  onDraftChange: (draft: SettingsDraft | null) => void;
} & Pick<AddWidgetDialogProps, 'onAdd' | 'onRemove' | 'onSettingsChange'>) {
  const t = useStrings();
  return (
    <li className="border-b border-line py-12">
      <div className="flex min-h-28 items-center gap-12">
        <div className="min-w-0 flex-1">
          <p className="text-body-strong">{title}</p>
          {description ? <p className="text-caption text-ink-3">{description}</p> : null}
          {isAdded ? <p className="text-caption text-ink-2">{t('dashboard.add.onHome')}</p> : null}
        </div>
        {/* A single button that changes its label, so that it keeps the focus. */}
        <Button
          size="row"
          className="min-w-88 max-xs:h-44"
          aria-label={t(isAdded ? 'dashboard.add.removeOne' : 'dashboard.add.addOne', { title })}
          onClick={() => (isAdded ? onRemove : onAdd)(id)}
        >
          {t(isAdded ? 'dashboard.add.remove' : 'dashboard.add.add')}
        </Button>
      </div>
      {isAdded && setup && onSettingsChange ? (
        <WidgetSettingsPanel
          title={title}
          setup={setup}
          saved={settings ?? setup.initial}
          draft={draft}
          onDraftChange={onDraftChange}
          onSave={(next) => onSettingsChange(id, next)}
        />
      ) : null}
    </li>
  );
}

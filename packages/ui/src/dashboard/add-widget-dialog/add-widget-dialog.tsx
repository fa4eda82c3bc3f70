import { useDeferredValue, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { useValue } from '../../controls/use-value.js';
import { Empty } from '../../feedback/empty/index.js';
import { ErrorState } from '../../feedback/error-state/index.js';
import { SkeletonRows } from '../../feedback/skeleton/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Dialog } from '../../overlays/dialog/index.js';
import { WidgetSettingsPanel, type SettingsDraft, type WidgetSettings } from './widget-settings-panel.js';

/** A widget in the list of those a person may add. */
export interface AddableWidget {
  id: string;
  title: string;
  /** What it shows, in one line. */
  description?: ReactNode;
  /** The widget can be set up (HOME-015). */
  settings?: WidgetSettings;
}

/** The settings that are being changed and are not saved, by widget; null for a panel that is shut. */
export type SettingsDrafts = Readonly<Record<string, SettingsDraft | null>>;

export interface AddWidgetDialogProps {
  /** Whether it is open; owned by the host. */
  open: boolean;
  /** It opens or closes, by the person or by its trigger. */
  onOpenChange: (open: boolean) => void;
  /** The widgets available to the person (HOME-013, HOME-022). */
  widgets: readonly AddableWidget[];
  /** Ids of those on the board. */
  added: readonly string[];
  /** Settings of those on the board that have any. */
  settings?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  /** Whether the catalogue is there. */
  status?: 'ready' | 'loading' | 'error';
  /** Why the catalogue could not be loaded. */
  error?: { supportId?: string; onRetry?: () => void };
  /** Adds a widget by its id. */
  onAdd: (id: string) => void;
  /** Removes a widget by its id. */
  onRemove: (id: string) => void;
  /** The settings of a widget, as the person set them. */
  onSettingsChange?: (id: string, settings: Readonly<Record<string, unknown>>) => void;
  /** Owned by the host, who may hand them over too; else the dialog keeps them. */
  drafts?: SettingsDrafts;
  /** What is being set and not confirmed yet. */
  onDraftsChange?: (drafts: SettingsDrafts) => void;
}

const NO_DRAFTS: SettingsDrafts = {};

/** Entries that come with the dialog; the others are drawn once it is open. */
const FIRST = 4;

/**
 * The widgets that a person may have, each with Add or Remove and, where there are some, its settings (HOME-013 to
 * HOME-015). Done hands over the settings that were changed and not saved; however else it closes, they are still there
 * when it opens again.
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

/** The list: its head with the dialog, so that this opens at once on a slow device, and then the rest. */
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
        {/* One button that changes its words keeps the focus where it is. */}
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

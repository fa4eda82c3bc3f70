import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { type ComponentProps, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { announce, useAnnounce } from '../../feedback/announcer/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { AddWidgetDialog, type AddableWidget } from '../add-widget-dialog/index.js';
import { DiscardChangesConfirmation, EditBar, ResetLayoutConfirmation } from '../edit-bar/index.js';
import {
  available,
  layoutOnLoad,
  place,
  positionOf,
  remove,
  sameLayout,
  serialiseConfig,
  setSettings,
  type Layout,
  type SavedDashboard,
} from '../layout-engine/index.js';
import { WidgetGrid, type DashboardWidget } from '../widget-grid/index.js';
import { useDashboardDraft } from './use-dashboard-draft.js';
import { useUndoKeys } from './use-undo-keys.js';

/** Fetched when somebody chooses another profile. */
const TemplateDialog = lazy(() =>
  import('../template-picker/index.js').then((module) => ({ default: module.TemplateDialog })),
);

/** What is saved: a template, or the own board as JSON text (HOME-031, HOME-056). */
export type DashboardToSave = { template: PresetTemplate } | { config: string };

export interface DashboardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the server keeps. */
  saved: SavedDashboard;
  /** The widgets available to the person, in the order of the catalogue (HOME-013, HOME-022). */
  widgets: readonly (DashboardWidget & AddableWidget)[];
  /** The layout of each template; DEFAULT must be there. */
  templates: Readonly<Record<PresetTemplate, Layout>>;
  /** The bank's people reset to the default; clients choose a profile (HOME-005, HOME-006). */
  isInternal: boolean;
  editing: boolean;
  onEditingChange: (editing: boolean) => void;
  /** Saves; the promise is kept once `saved` is up to date. When it breaks, edit mode stays with its changes. */
  onSave: (value: DashboardToSave) => Promise<unknown>;
  /** Told when there begin, or cease, to be changes that are not saved. */
  onUnsavedChange?: ((hasChanges: boolean) => void) | undefined;
}

/**
 * The board of the home with its edit mode: history, confirmations, dialogs and what is saved (HOME-002 to HOME-046). It
 * stands inside the page's margins; the Customize button belongs to the page header and sets `editing`.
 */
export function Dashboard({
  saved,
  widgets,
  templates,
  isInternal,
  editing,
  onEditingChange,
  onSave,
  onUnsavedChange,
  className,
  ...props
}: DashboardProps) {
  const t = useStrings();
  useAnnounce();
  const byId = useMemo(() => new Map(widgets.map((widget) => [widget.id, widget])), [widgets]);
  const usable = useMemo(
    () => (layout: Layout) =>
      available(
        layout,
        (id) => byId.get(id)?.widths ?? [1],
        (id) => byId.has(id),
      ),
    [byId],
  );
  const start = useMemo(
    () => ({
      layout: usable(layoutOnLoad(saved, { isInternal, templates })),
      template: saved.template ?? 'DEFAULT',
    }),
    [usable, saved, isInternal, templates],
  );
  const standard = useMemo(() => usable(templates.DEFAULT), [usable, templates]);
  const history = useDashboardDraft(start);
  const [wasEditing, setWasEditing] = useState(false);
  const [layer, setLayer] = useState<'add' | 'template' | 'reset' | 'discard' | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (editing !== wasEditing) {
    setWasEditing(editing);
    setState('idle');
    if (editing) history.start();
    else history.stop();
  }
  const { draft, isChanged } = history;
  useEffect(() => {
    if (isChanged) onUnsavedChange?.(true);
    return () => onUnsavedChange?.(false);
  }, [isChanged, onUnsavedChange]);
  const bar = useRef<HTMLDivElement>(null);
  // What opened edit mode is often gone with it: the bar takes the focus that nothing has.
  useEffect(() => {
    if (editing && document.activeElement === document.body) bar.current?.focus();
  }, [editing]);
  const layerProps = (name: typeof layer) => ({
    open: layer === name,
    onOpenChange: (open: boolean) => setLayer(open ? name : null),
  });
  const titleOf = (id: string) => byId.get(id)?.title ?? id;

  const add = (id: string) => {
    const next = place(draft.layout, { i: id }, (one) => byId.get(one)?.widths ?? [1]);
    history.edit(next);
    announce(
      t('dashboard.grid.added', { title: titleOf(id), ...(positionOf(next, id) ?? { row: 1, column: 1 }) }),
    );
  };
  const takeOff = (id: string) => {
    history.edit(remove(draft.layout, id));
    announce(t('dashboard.grid.removed', { title: titleOf(id) }));
  };
  const leave = () => onEditingChange(false);
  const confirm = async () => {
    if (!isChanged) return leave();
    setState('busy');
    try {
      await onSave(
        draft.template === 'CUSTOM'
          ? { config: serialiseConfig(draft.layout) }
          : { template: draft.template as PresetTemplate },
      );
      announce(t('dashboard.edit.saved'));
      leave();
    } catch {
      setState('failed');
    }
    return undefined;
  };
  useUndoKeys(editing && layer === null, {
    undo: history.canUndo ? history.undo : undefined,
    redo: history.canRedo ? history.redo : undefined,
  });

  return (
    <div data-template={draft.template} className={className} {...props}>
      {editing ? (
        <EditBar
          ref={bar}
          className="-mx-16 mb-24 xs:-mx-24"
          onAdd={() => setLayer('add')}
          {...(isInternal
            ? { onReset: () => setLayer('reset'), isDefault: sameLayout(draft.layout, standard) }
            : { onChooseProfile: () => setLayer('template') })}
          onUndo={history.canUndo ? history.undo : undefined}
          onRedo={history.canRedo ? history.redo : undefined}
          onCancel={() => (isChanged ? setLayer('discard') : leave())}
          onConfirm={() => void confirm()}
          busy={state === 'busy'}
          failed={state === 'failed'}
        />
      ) : null}
      <WidgetGrid
        className={cn(editing && 'pb-24')}
        layout={draft.layout}
        widgets={widgets}
        editing={editing}
        onLayoutChange={history.edit}
        onAdd={() => setLayer('add')}
        onCustomize={() => onEditingChange(true)}
      />
      <AddWidgetDialog
        {...layerProps('add')}
        widgets={widgets}
        placed={draft.layout.map(({ i }) => i)}
        settings={Object.fromEntries(draft.layout.map(({ i, settings }) => [i, settings]))}
        onAdd={add}
        onRemove={takeOff}
        onSettingsChange={(id, settings) => history.edit(setSettings(draft.layout, id, settings))}
      />
      {layer === 'template' ? (
        <Suspense>
          <TemplateDialog
            {...layerProps('template')}
            templates={Object.keys(templates) as PresetTemplate[]}
            current={draft.template === 'CUSTOM' ? null : (draft.template as PresetTemplate)}
            onChoose={(template) => {
              history.replace({ layout: usable(templates[template]), template });
              announce(t('dashboard.template.chosen', { name: t(`dashboard.template.${template}`) }));
              setLayer(null);
            }}
          />
        </Suspense>
      ) : null}
      <ResetLayoutConfirmation
        {...layerProps('reset')}
        onConfirm={() => {
          history.replace({ layout: standard, template: 'DEFAULT' });
          announce(t('dashboard.reset.done'));
        }}
      />
      <DiscardChangesConfirmation {...layerProps('discard')} onConfirm={leave} />
    </div>
  );
}

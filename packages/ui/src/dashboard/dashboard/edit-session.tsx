import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce, useAnnounce } from '../../feedback/announcer/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { useStrings } from '../../foundations/provider/index.js';
import { AddWidgetDialog } from '../add-widget-dialog/index.js';
import { DiscardChangesConfirmation, EditBar, ResetLayoutConfirmation } from '../edit-bar/index.js';
import {
  addWidget,
  positionOf,
  remove,
  sameLayout,
  serialiseConfig,
  setSettings,
  type Draft,
  type Layout,
} from '../layout-engine/index.js';
import type { BoardEdit } from '../widget-board/index.js';
import { useBoardEdit } from '../widget-grid/index.js';
import type { DashboardProps } from './dashboard.js';
import { EditBoundary } from './edit-boundary.js';
import { useDashboardDraft } from './use-dashboard-draft.js';
import { useSettingsDrafts } from './use-settings-drafts.js';
import { useUndoKeys } from './use-undo-keys.js';

/** Loaded when the user chooses another profile. */
const TemplateDialog = lazyPart(async () => (await import('../template-picker/index.js')).TemplateDialog, {
  throwsFailure: true,
});

/** What the board shows in edit mode. */
export interface EditedBoard {
  draft: Draft;
  edit: BoardEdit;
}

interface EditSessionProps extends Pick<
  DashboardProps,
  'widgets' | 'templates' | 'isInternal' | 'onSave' | 'onUnsavedChange'
> {
  /** The saved board. */
  start: Draft;
  /** Returns the part of a layout that the user may use, in normal form. */
  usable: (layout: Layout) => Layout;
  /** Passes the state to show to the board, before the browser paints; null at the end. */
  onBoard: (board: EditedBoard | null) => void;
  onLeave: () => void;
}

/**
 * Edit mode from Customize to Cancel or Confirm: bar, dialogs, confirmations and history; remounted each time. The
 * state it passes to the board renders the board, not this component.
 */
export const EditSession = memo(function EditSession({
  start,
  usable,
  widgets,
  templates,
  isInternal,
  onSave,
  onUnsavedChange,
  onBoard,
  onLeave,
}: EditSessionProps) {
  const t = useStrings();
  useAnnounce();
  const history = useDashboardDraft(start);
  const { draft, follow } = history;
  const settings = useSettingsDrafts(draft.layout, history.edit);
  const isChanged = history.isChanged || settings.hasDrafts;
  const [layer, setLayer] = useState<'add' | 'template' | 'reset' | 'discard' | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [hasNoProfiles, setHasNoProfiles] = useState(false);
  const openAdd = useCallback(() => setLayer('add'), []);
  const { edit, area } = useBoardEdit({
    layout: draft.layout,
    widgets,
    onLayoutChange: history.edit,
    onAdd: openAdd,
    isLocked: state === 'busy',
  });
  // Undo and redo are disabled during a drag, and while a save is running that would not include them.
  const isFree = state !== 'busy' && edit.gesture === null;
  const hasStepped = useRef(false);
  const stepped = (step: () => void) => () => {
    hasStepped.current = true;
    step();
  };
  const undo = isFree && history.canUndo ? stepped(history.undo) : undefined;
  const redo = isFree && history.canRedo ? stepped(history.redo) : undefined;
  const isHeld = edit.gesture !== null;
  useEffect(() => {
    // Not during a drag.
    if (!isHeld) follow(start);
  }, [follow, start, isHeld]);
  const bar = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => ({
      draft,
      edit: {
        ...edit,
        onCommit: () => {
          edit.onCommit();
          // Undo and redo may remove the widget that has the focus.
          if (hasStepped.current && document.activeElement === document.body) bar.current?.focus();
          hasStepped.current = false;
        },
      },
    }),
    [draft, edit],
  );
  useLayoutEffect(() => onBoard(shown), [onBoard, shown]);
  useLayoutEffect(() => () => onBoard(null), [onBoard]);
  useEffect(() => {
    if (isChanged) onUnsavedChange?.(true);
    return () => onUnsavedChange?.(false);
  }, [isChanged, onUnsavedChange]);
  // The button that opened edit mode is often removed; if nothing has the focus, the bar takes it.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus();
  }, []);
  const layerProps = (name: typeof layer) => ({
    open: layer === name,
    onOpenChange: (open: boolean) => setLayer(open ? name : null),
  });
  const widgetOf = (id: string) => widgets.find((widget) => widget.id === id);
  const titleOf = (id: string) => widgetOf(id)?.title ?? id;

  const add = (id: string) => {
    const next = addWidget(draft.layout, { i: id }, (one) => widgetOf(one)?.widths ?? [1]);
    history.edit(next);
    announce(
      t('dashboard.grid.added', { title: titleOf(id), ...(positionOf(next, id) ?? { row: 1, column: 1 }) }),
    );
  };
  const takeOff = (id: string) => {
    history.edit(remove(draft.layout, id));
    announce(t('dashboard.grid.removed', { title: titleOf(id) }));
  };
  const replace = (board: Draft) => {
    settings.take();
    history.replace(board);
  };
  const confirm = async () => {
    if (!isChanged) return onLeave();
    settings.take();
    setState('busy');
    try {
      await onSave(
        settings.hasDrafts || draft.template === 'CUSTOM'
          ? { config: serialiseConfig(settings.whole) }
          : { template: draft.template as PresetTemplate },
      );
      announce(t('dashboard.edit.saved'));
      onLeave();
    } catch {
      setState('failed');
    }
    return undefined;
  };
  useUndoKeys(layer === null, { undo, redo });
  const standard = usable(templates.DEFAULT);

  return (
    <>
      {area}
      <EditBar
        ref={bar}
        className="-mx-16 mb-24 xs:-mx-24"
        onAdd={openAdd}
        {...(isInternal
          ? { onReset: () => setLayer('reset'), isDefault: sameLayout(settings.whole, standard) }
          : {
              onChooseProfile: () => {
                setHasNoProfiles(false);
                setLayer('template');
              },
            })}
        onUndo={undo}
        onRedo={redo}
        onCancel={() => (isChanged ? setLayer('discard') : onLeave())}
        onConfirm={() => void confirm()}
        busy={state === 'busy'}
        failed={state === 'failed'}
        notice={hasNoProfiles ? t('dashboard.template.notOpened') : undefined}
      />
      <AddWidgetDialog
        {...layerProps('add')}
        widgets={widgets}
        added={draft.layout.map(({ i }) => i)}
        settings={Object.fromEntries(draft.layout.map(({ i, settings }) => [i, settings]))}
        onAdd={add}
        onRemove={takeOff}
        onSettingsChange={(id, next) => history.update((layout) => setSettings(layout, id, next))}
        drafts={settings.drafts}
        onDraftsChange={settings.setDrafts}
      />
      {layer === 'template' ? (
        <EditBoundary
          onFailure={() => {
            // Editing continues unchanged.
            setHasNoProfiles(true);
            setLayer(null);
          }}
        >
          <TemplateDialog
            {...layerProps('template')}
            templates={Object.keys(templates) as PresetTemplate[]}
            current={draft.template === 'CUSTOM' ? null : (draft.template as PresetTemplate)}
            onChoose={(template) => {
              replace({ layout: usable(templates[template]), template });
              announce(t('dashboard.template.chosen', { name: t(`dashboard.template.${template}`) }));
              setLayer(null);
            }}
          />
        </EditBoundary>
      ) : null}
      <ResetLayoutConfirmation
        {...layerProps('reset')}
        onConfirm={() => {
          replace({ layout: standard, template: 'DEFAULT' });
          announce(t('dashboard.reset.done'));
        }}
      />
      <DiscardChangesConfirmation {...layerProps('discard')} onConfirm={onLeave} />
    </>
  );
});

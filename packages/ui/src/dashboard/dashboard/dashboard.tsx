import type { PresetTemplate } from '@atrium/contract/dashboard-layouts';
import { useCallback, useMemo, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { Banner } from '../../feedback/banner/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { AddableWidget } from '../add-widget-dialog/index.js';
import {
  available,
  fitTemplate,
  layoutOnLoad,
  type Layout,
  type SavedDashboard,
} from '../layout-engine/index.js';
import { WidgetBoard, type DashboardWidget } from '../widget-board/index.js';
import { EditBoundary } from './edit-boundary.js';
import type { EditedBoard } from './edit-session.js';

/** Loaded when editing starts: most visits change nothing. */
const EditSession = lazyPart(async () => (await import('./edit-session.js')).EditSession, {
  throwsFailure: true,
});

const NO_STAND_INS: readonly string[] = [];

/** What is saved: a template, or a custom board as JSON text (HOME-031, HOME-056). */
export type DashboardToSave = { template: PresetTemplate } | { config: string };

export interface DashboardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The dashboard as saved on the server. */
  saved: SavedDashboard;
  /** The widgets available to the user, in catalogue order (HOME-013, HOME-022). */
  widgets: readonly (DashboardWidget & AddableWidget)[];
  /** The layout of each template; DEFAULT is required. */
  templates: Readonly<Record<PresetTemplate, Layout>>;
  /** Ids of widgets that replace template widgets the user cannot see, in order of preference. */
  standIns?: readonly string[];
  /** Bank users can reset to the default; clients choose a profile (HOME-005, HOME-006). */
  isInternal: boolean;
  /** Whether the board is in edit mode. */
  editing: boolean;
  /** Called when edit mode starts or ends. */
  onEditingChange: (editing: boolean) => void;
  /** Saves the board; resolves once `saved` is up to date. If it rejects, edit mode stays open with its changes. */
  onSave: (value: DashboardToSave) => Promise<unknown>;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: ((hasChanges: boolean) => void) | undefined;
}

/**
 * The board of the home page with its edit mode: history, confirmations, dialogs and saving (HOME-002 to HOME-046).
 * Render it inside the page's margins; the Customize button belongs to the page header and sets `editing`. Edit mode is
 * a separate chunk that adds to the board and its widgets, which stay mounted.
 */
export function Dashboard({
  saved,
  widgets,
  templates: all,
  standIns = NO_STAND_INS,
  isInternal,
  editing,
  onEditingChange,
  onSave,
  onUnsavedChange,
  className,
  ...props
}: DashboardProps) {
  const { usable, fit } = useMemo(() => {
    const widths = new Map(widgets.map((widget) => [widget.id, widget.widths]));
    const widthsOf = (id: string) => widths.get(id) ?? [1];
    const isAvailable = (id: string) => widths.has(id);
    return {
      usable: (layout: Layout) => available(layout, widthsOf, isAvailable),
      fit: (template: Layout) => fitTemplate(template, standIns, widthsOf, isAvailable),
    };
  }, [widgets, standIns]);
  const templates = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(all).map(([name, layout]) => [name, fit(layout)]),
      ) as DashboardProps['templates'],
    [all, fit],
  );
  const start = useMemo(
    () => ({
      layout: usable(layoutOnLoad(saved, { isInternal, templates })),
      template: saved.template ?? 'DEFAULT',
    }),
    [usable, saved, isInternal, templates],
  );
  const [edited, setEdited] = useState<EditedBoard | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (edited && hasFailed) setFailed(false);
  const leave = useCallback(() => onEditingChange(false), [onEditingChange]);
  const { draft, edit } = (editing ? edited : null) ?? { draft: start, edit: null };
  return (
    <div data-template={draft.template} className={className} {...props}>
      {editing ? (
        <EditBoundary
          onFailure={() => {
            setFailed(true);
            leave();
          }}
        >
          <EditSession
            start={start}
            usable={usable}
            widgets={widgets}
            templates={templates}
            isInternal={isInternal}
            onSave={onSave}
            onUnsavedChange={onUnsavedChange}
            onBoard={setEdited}
            onLeave={leave}
          />
        </EditBoundary>
      ) : null}
      {hasFailed && !editing ? <EditFailed onRetry={() => onEditingChange(true)} /> : null}
      <WidgetBoard
        className={cn(edit && 'mb-24')}
        layout={draft.layout}
        widgets={widgets}
        edit={edit}
        onCustomize={() => onEditingChange(true)}
      />
    </div>
  );
}

/** Edit mode could not be loaded or failed: the saved board is shown. */
function EditFailed({ onRetry }: { onRetry: () => void }) {
  const t = useStrings();
  return (
    <Banner
      tone="negative"
      live="assertive"
      className="mb-24"
      title={t('dashboard.edit.notOpened')}
      actions={
        <Button size="toolbar" onClick={onRetry}>
          {t('dashboard.edit.retry')}
        </Button>
      }
    >
      {t('dashboard.edit.notOpenedHelp')}
    </Banner>
  );
}

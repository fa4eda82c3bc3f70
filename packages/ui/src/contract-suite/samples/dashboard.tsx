import * as dashboard from '../../dashboard/index.js';
import { WIDGETS } from '../../dashboard/dashboard.fixture.js';
import { noop, sample, type Samples } from '../sample.tsx';

const done = () => Promise.resolve();
const board: dashboard.Layout = [
  { i: 'LAST_REQUESTS', x: 0, y: 0, w: 2, h: 1 },
  { i: 'REQUESTS_COUNTER', x: 2, y: 0, w: 1, h: 1 },
];

export const dashboards: Samples = {
  WidgetGrid: sample(dashboard.WidgetGrid, 'element', { layout: board, widgets: WIDGETS, editing: true }),
  WidgetBoard: sample(dashboard.WidgetBoard, 'element', { layout: board, widgets: WIDGETS }),
  Dashboard: sample(dashboard.Dashboard, 'element', {
    saved: { template: 'DEFAULT', config: null },
    widgets: WIDGETS,
    templates: {
      DEFAULT: board,
      FINANCE_STRATEGY: board,
      CASH_MANAGEMENT: board,
      TRADE_FINANCE: board,
      LEGAL_ENTITIES_ADMIN: board,
      CAPITAL_MARKET: board,
    },
    isInternal: false,
    editing: true,
    onEditingChange: noop,
    onSave: done,
  }),
  EditBar: sample(dashboard.EditBar, 'element', { onAdd: noop, onCancel: noop, onConfirm: noop }),
  StartupPicker: sample(dashboard.StartupPicker, 'element', {
    templates: ['DEFAULT', 'TRADE_FINANCE'],
    onValidate: done,
  }),
  TemplateDialog: sample(
    dashboard.TemplateDialog,
    'nothing',
    { open: true, onOpenChange: noop, templates: ['DEFAULT', 'TRADE_FINANCE'], onChoose: done },
    { layer: true },
  ),
  AddWidgetDialog: sample(
    dashboard.AddWidgetDialog,
    'nothing',
    {
      open: true,
      onOpenChange: noop,
      widgets: WIDGETS,
      added: ['LAST_REQUESTS'],
      onAdd: noop,
      onRemove: noop,
    },
    { layer: true },
  ),
  DiscardChangesConfirmation: sample(
    dashboard.DiscardChangesConfirmation,
    'nothing',
    { open: true, onOpenChange: noop, onConfirm: noop },
    { layer: true },
  ),
  ResetLayoutConfirmation: sample(
    dashboard.ResetLayoutConfirmation,
    'nothing',
    { open: true, onOpenChange: noop, onConfirm: noop },
    { layer: true },
  ),
  WidgetSlotProvider: sample(dashboard.WidgetSlotProvider, 'nothing', {
    value: { width: 2 },
    children: 'Halden',
  }),
};

import type { ComponentType, KeyboardEvent, PointerEvent, ReactNode, RefObject, TouchEvent } from 'react';
import type { Direction, Layout } from '../layout-engine/index.js';
import type { DashboardWidget } from './types.js';

/** A gesture in progress on one widget. */
export interface Gesture {
  kind: 'drag' | 'lift' | 'resize';
  id: string;
  /** The board after the gesture. */
  layout: Layout;
  /** Position and size of the card when the drag started, in px relative to the grid. */
  card?: { left: number; top: number; width: number; height: number };
}

/** The actions of cells; the same object for all cells and renders. */
export interface CellActions {
  pressHandle: (id: string, event: PointerEvent<HTMLElement> | TouchEvent<HTMLElement>) => void;
  pressGrip: (id: string, event: PointerEvent<HTMLElement> | TouchEvent<HTMLElement>) => void;
  handleKey: (id: string, event: KeyboardEvent<HTMLElement>) => void;
  move: (id: string, direction: Direction) => void;
  resize: (id: string, width: number) => void;
  stepWidth: (id: string, direction: 1 | -1) => void;
  remove: (id: string) => void;
}

export interface CellPartProps {
  widget: DashboardWidget;
  w: number;
  /** Whether the widget is lifted by keyboard or dragged. */
  isUp: boolean;
  instructionsId: string;
  actions: CellActions;
}

/** What edit mode renders around the content of a widget; the same object for all cells and renders. */
export interface CellParts {
  Head: ComponentType<CellPartProps>;
  Grip: ComponentType<CellPartProps>;
  instructionsId: string;
  actions: CellActions;
}

/**
 * What edit mode adds to the board. Its code is loaded on demand, so it passes parts and positions to the board instead
 * of replacing it: the widgets stay mounted, with their data and scroll positions.
 */
export interface BoardEdit {
  grid: RefObject<HTMLUListElement | null>;
  /** The board after the current gesture; the cells keep the order of `layout` meanwhile. */
  shown: Layout;
  gesture: Gesture | null;
  parts: CellParts;
  /** The widgets cannot be changed because a save is running. */
  isLocked: boolean;
  /** Extra cells between and after the widgets: the drop target, and the cell to add a widget. */
  editCells: ReactNode;
  /** Called after each commit of the board: animates cells to their new positions and moves the focus if requested. */
  onCommit: () => void;
}

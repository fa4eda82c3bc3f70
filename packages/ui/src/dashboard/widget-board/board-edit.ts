import type { ComponentType, KeyboardEvent, PointerEvent, ReactNode, RefObject, TouchEvent } from 'react';
import type { Direction, Layout } from '../layout-engine/index.js';
import type { DashboardWidget } from './types.js';

/** What a person is doing to one widget, before it is done. */
export interface Gesture {
  kind: 'drag' | 'lift' | 'resize';
  id: string;
  /** The board as it will be. */
  layout: Layout;
  /** Where the card was when a pointer took it, px in the grid. */
  card?: { left: number; top: number; width: number; height: number };
}

/** What a cell tells the board; the same object for all cells and renders. */
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
  /** It is lifted or dragged. */
  isUp: boolean;
  instructionsId: string;
  actions: CellActions;
}

/** What edit mode puts around the content of a widget; the same object for all cells and renders. */
export interface CellParts {
  Head: ComponentType<CellPartProps>;
  Grip: ComponentType<CellPartProps>;
  instructionsId: string;
  actions: CellActions;
}

/**
 * What edit mode lays over the board. Its code is fetched when it is wanted, so it hands the board parts and places and
 * never takes its place: the widgets stay mounted, with what they have read and where they are scrolled to.
 */
export interface BoardEdit {
  grid: RefObject<HTMLUListElement | null>;
  /** The board as it will be once the gesture ends; the cells keep the order of `layout` meanwhile. */
  shown: Layout;
  gesture: Gesture | null;
  parts: CellParts;
  /** Nothing can be done to the widgets: what was done is being saved. */
  isLocked: boolean;
  /** Places between and behind the widgets: where one would land, where to add one. */
  editCells: ReactNode;
  /** Told after each commit of the board: cells glide to their new places, the focus goes where it was sent. */
  onCommit: () => void;
}

/** Viewport coordinates in px. */
export interface Point {
  x: number;
  y: number;
}

/** Where a dragged item would be dropped. */
export interface DropPosition {
  /** Id of the droppable it would be dropped in, whose scroll containers follow the drag. */
  over: string;
  /** Identifies the position; a different key is a different position. */
  key: string;
}

/** The moments of a drag that are announced to screen readers. */
export type DragMoment = 'lifted' | 'moved' | 'edge' | 'dropped' | 'cancelled';

/** One drag, from lift to drop, implemented by the component it happens in. */
export interface DragSession {
  /** Where the item is before it moves. */
  start: DropPosition;
  /**
   * Follows the pointer by updating styles, and returns the drop position. Called on every pointer move, and when
   * something scrolls under a resting pointer; it must re-render only when the position changes.
   */
  moveTo?: (point: Point, hasScrolled: boolean) => DropPosition;
  /** Whether the container scrolls when the pointer comes near its edges; default true. */
  scrolls?: boolean;
  /** Handles a key on a lifted item: returns the new position, null at the edge, undefined if not handled. */
  step?: (event: KeyboardEvent) => DropPosition | null | undefined;
  end: () => void;
  cancel: () => void;
  /** Text to announce at a moment; undefined for nothing. */
  words: (moment: DragMoment) => string | undefined;
}

/** Starts dragging an item, from a viewport point, or from null when it is lifted by keyboard. */
export type BeginDrag = (id: string, from: Point | null) => DragSession;

/** State shared by the sensors and the context of one area: the current drag and its position. */
export class ActiveDrag {
  session: DragSession | null = null;
  /** Where the pointer was pressed; null for the keyboard. */
  from: Point | null = null;
  position: DropPosition | null = null;

  begin(session: DragSession): void {
    this.session = session;
    this.position = session.start;
  }

  /** Cancels the drag when the component unmounts. */
  giveUp(): void {
    this.session?.cancel();
    this.session = null;
  }
}

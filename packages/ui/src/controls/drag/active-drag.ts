/** Coordinates in px of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Where a dragged item would land. */
export interface DropPosition {
  /** The droppable that it lands in, whose scrollers follow the drag. */
  over: string;
  /** Name of the place; another name is another place. */
  key: string;
}

/** What a screen reader may hear of a drag. */
export type DragMoment = 'lifted' | 'moved' | 'edge' | 'dropped' | 'cancelled';

/** One drag, from the lift to its end, as what it happens on understands it. */
export interface DragSession {
  /** Where the item is before it moves. */
  start: DropPosition;
  /**
   * Follows the pointer by writing styles, and answers where the thing would land. Called for every move of the pointer,
   * and again when something scrolls under a pointer that rests: it draws only when the place is another one.
   */
  moveTo?: (point: Point, hasScrolled: boolean) => DropPosition;
  /** Whether the container scrolls when the pointer comes near its edges; default true. */
  scrolls?: boolean;
  /** A key on a lifted item: where it moves, null at the edge, undefined when the key is not handled. */
  step?: (event: KeyboardEvent) => DropPosition | null | undefined;
  end: () => void;
  cancel: () => void;
  /** What is said at a moment; nothing when undefined. */
  words: (moment: DragMoment) => string | undefined;
}

/** Starts dragging an item: from a point of the window, or null when it is lifted by the keyboard. */
export type BeginDrag = (id: string, from: Point | null) => DragSession;

/** What the sensors and the context of one area share: the drag that is on, and where it is. */
export class ActiveDrag {
  session: DragSession | null = null;
  /** Where the pointer pressed; null for the keyboard. */
  from: Point | null = null;
  position: DropPosition | null = null;

  begin(session: DragSession): void {
    this.session = session;
    this.position = session.start;
  }

  /** The page of the drag is left: it changes nothing. */
  giveUp(): void {
    this.session?.cancel();
    this.session = null;
  }
}

/** A head that is being dragged. */
export interface ColumnDrag {
  id: string;
  /** Column whose position it would take. */
  target: string;
  /** Whether it would stand after that column. */
  after: boolean;
}

/** What the drag library calls the head of a column. */
export const headId = (column: string) => `head:${column}`;
/** What the drag library calls the edge of a head. */
export const edgeId = (column: string) => `edge:${column}`;

/** A header being dragged. */
export interface ColumnDrag {
  id: string;
  /** Id of the column whose position it would take. */
  target: string;
  /** Whether it would be placed after that column. */
  after: boolean;
}

/** The drag library's id for a column header. */
export const headId = (column: string) => `head:${column}`;
/** The drag library's id for the edge of a column header. */
export const edgeId = (column: string) => `edge:${column}`;

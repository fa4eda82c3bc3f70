/** The properties of the rows that determine what can be selected. */
export interface SelectionScope<Row> {
  /** Rows are loaded in windows: some may be missing. */
  windowed?: boolean | undefined;
  /** Returns why a row cannot be selected; undefined if it can. */
  whyFixed?: ((row: Row) => string | undefined) | undefined;
  /** Number of rows that cannot be selected, when rows are loaded in windows. */
  fixed?: number | undefined;
}

/**
 * The selected rows, as one byte per row index, so that changing one row costs nothing for the others. The selection
 * follows row ids when rows are replaced (a refetch, a new page). Either the marked rows are selected, or all but
 * those.
 */
export class SelectionSet<Row> {
  #rows: readonly Row[] = [];
  #flags = new Uint8Array(0);
  #marked = 0;
  #every = false;
  #edits = 0;
  #scope: SelectionScope<Row> = {};
  /** Number of rows that cannot be selected. */
  #fixed = 0;
  /** Marked rows that are not currently loaded, when rows are loaded in windows. */
  readonly #away = new Map<string, Row>();
  readonly #idOf: (row: Row) => string;

  constructor(idOf: (row: Row) => string) {
    this.#idOf = idOf;
  }

  get count(): number {
    return this.#every ? this.#rows.length - this.#fixed - this.#marked : this.#marked;
  }

  /** Number of changes. */
  get edits(): number {
    return this.#edits;
  }

  /** Number of rows that cannot be selected. */
  get fixed(): number {
    return this.#fixed;
  }

  /** Whether every row is selected except those in {@link ids}, loaded or not. */
  get every(): boolean {
    return this.#every;
  }

  has(index: number): boolean {
    return (this.#flags[index] === 1) !== this.#every && !(this.#every && this.isFixed(index));
  }

  /** Whether a row cannot be selected; a row that is not loaded is assumed to be selectable. */
  isFixed(index: number): boolean {
    const row = this.#rows[index];
    return row !== undefined && this.#scope.whyFixed?.(row) !== undefined;
  }

  /**
   * Returns the same selection for new rows, by row id; this set is unchanged. When rows are loaded in windows
   * (undefined is a row that is not loaded), selected rows that are no longer loaded stay selected; otherwise they are
   * dropped.
   */
  withRows(rows: readonly Row[], scope: SelectionScope<Row> = {}): SelectionSet<Row> {
    const { windowed = false, whyFixed, fixed } = scope;
    const last = this.#scope;
    if (rows === this.#rows && whyFixed === last.whyFixed && fixed === last.fixed) return this;
    const next = new SelectionSet(this.#idOf);
    next.#every = this.#every;
    next.#rows = rows;
    next.#scope = scope;
    next.#flags = new Uint8Array(rows.length);
    next.#fixed = windowed
      ? (fixed ?? 0)
      : whyFixed
        ? rows.reduce((sum, row) => sum + (whyFixed(row) === undefined ? 0 : 1), 0)
        : 0;
    next.#mark(this.#marks(), windowed);
    return next;
  }

  set(index: number, selected: boolean): void {
    if (this.has(index) === selected || this.isFixed(index)) return;
    const mark = selected !== this.#every;
    this.#flags[index] = mark ? 1 : 0;
    this.#marked += mark ? 1 : -1;
    this.#edits++;
  }

  /** Selects exactly the rows with these ids; with `every`, all other rows. */
  setIds(ids: ReadonlySet<string>, every = false): void {
    const known = this.#marks();
    this.clear();
    this.#every = every;
    if (ids.size === 0) return;
    this.#mark(new Map([...ids].map((id) => [id, known.get(id)])), true);
  }

  /** Selects every selectable row, including those that are not loaded. */
  setEvery(): void {
    this.clear();
    this.#every = true;
  }

  clear(): void {
    this.#flags.fill(0);
    this.#away.clear();
    this.#marked = 0;
    this.#every = false;
    this.#edits++;
  }

  /** Returns the selected rows that are loaded. */
  rows(): Row[] {
    const here = this.#rows.filter((row, index) => row !== undefined && this.has(index));
    return this.#every ? here : [...here, ...this.#away.values()];
  }

  /** Returns the ids of the selected rows; if every row is selected, the ids of the exceptions. */
  ids(): string[] {
    return [...this.#marks().keys()];
  }

  #marks(): Map<string, Row | undefined> {
    const marks = new Map<string, Row | undefined>();
    if (this.#marked === 0) return marks;
    this.#rows.forEach((row, index) => {
      if (row !== undefined && this.#flags[index] === 1) marks.set(this.#idOf(row), row);
    });
    for (const [id, row] of this.#away) marks.set(id, row);
    return marks;
  }

  #mark(marks: Map<string, Row | undefined>, keepsAway: boolean): void {
    this.#marked = 0;
    this.#away.clear();
    if (marks.size === 0) return;
    this.#rows.forEach((row, index) => {
      if (row === undefined || !marks.delete(this.#idOf(row)) || this.isFixed(index)) return;
      this.#flags[index] = 1;
      this.#marked++;
    });
    if (!keepsAway) return;
    for (const [id, row] of marks) {
      if (row === undefined) continue;
      this.#away.set(id, row);
      this.#marked++;
    }
  }
}

/** What of the rows decides what can be selected. */
export interface SelectionScope<Row> {
  /** Rows come in windows: some may be missing. */
  windowed?: boolean | undefined;
  /** Why a row cannot be selected; undefined where it can. */
  whyFixed?: ((row: Row) => string | undefined) | undefined;
  /** How many rows cannot be selected, where they come in windows. */
  fixed?: number | undefined;
}

/**
 * The selected rows as one byte a row index; a change of a row costs nothing for the others. Selection follows the id of
 * a row when the rows are exchanged (a refetch, a new page). Either the marked rows are selected, or every row but those.
 */
export class SelectionSet<Row> {
  #rows: readonly Row[] = [];
  #flags = new Uint8Array(0);
  #marked = 0;
  #every = false;
  #edits = 0;
  #scope: SelectionScope<Row> = {};
  /** How many rows cannot be selected. */
  #fixed = 0;
  /** Marked rows that are not loaded now, where rows come in windows. */
  readonly #away = new Map<string, Row>();
  readonly #idOf: (row: Row) => string;

  constructor(idOf: (row: Row) => string) {
    this.#idOf = idOf;
  }

  get count(): number {
    return this.#every ? this.#rows.length - this.#fixed - this.#marked : this.#marked;
  }

  /** How often it has changed. */
  get edits(): number {
    return this.#edits;
  }

  /** How many rows cannot be selected. */
  get fixed(): number {
    return this.#fixed;
  }

  /** Whether every row is selected but those that {@link ids} names, loaded or not. */
  get every(): boolean {
    return this.#every;
  }

  has(index: number): boolean {
    return (this.#flags[index] === 1) !== this.#every && !(this.#every && this.isFixed(index));
  }

  /** Whether a row cannot be selected; one that is not loaded can, as far as is known. */
  isFixed(index: number): boolean {
    const row = this.#rows[index];
    return row !== undefined && this.#scope.whyFixed?.(row) !== undefined;
  }

  /**
   * The same selection of new rows, which keeps what is selected of them by id; this one stays as it is. Where rows come in
   * windows (undefined is a row that is not loaded), a row that is not loaded any more stays selected; else it is gone.
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

  /** Selects exactly the rows with these ids; or, with `every`, all others. */
  setIds(ids: ReadonlySet<string>, every = false): void {
    const known = this.#marks();
    this.clear();
    this.#every = every;
    if (ids.size === 0) return;
    this.#mark(new Map([...ids].map((id) => [id, known.get(id)])), true);
  }

  /** Selects every row that can be, also those that are not loaded. */
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

  /** The selected rows, as far as they are loaded. */
  rows(): Row[] {
    const here = this.#rows.filter((row, index) => row !== undefined && this.has(index));
    return this.#every ? here : [...here, ...this.#away.values()];
  }

  /** Ids of the selected rows; of those left out where every row is selected. */
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

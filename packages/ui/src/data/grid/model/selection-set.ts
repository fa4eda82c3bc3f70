/**
 * The selected rows as one byte a row index; a change of a row costs nothing for the others. Selection follows the id of
 * a row when the rows are exchanged (a refetch, a new page).
 */
export class SelectionSet<Row> {
  #rows: readonly Row[] = [];
  #flags = new Uint8Array(0);
  #count = 0;
  readonly #idOf: (row: Row) => string;

  constructor(idOf: (row: Row) => string) {
    this.#idOf = idOf;
  }

  get count(): number {
    return this.#count;
  }

  has(index: number): boolean {
    return this.#flags[index] === 1;
  }

  /** Takes new rows; keeps what is selected of them by id. */
  setRows(rows: readonly Row[]): void {
    if (rows === this.#rows) return;
    const ids = this.#count > 0 ? new Set(this.ids()) : undefined;
    this.#rows = rows;
    this.#flags = new Uint8Array(rows.length);
    this.#count = 0;
    if (ids) this.setIds(ids);
  }

  set(index: number, selected: boolean): void {
    if (this.has(index) === selected) return;
    this.#flags[index] = selected ? 1 : 0;
    this.#count += selected ? 1 : -1;
  }

  /** Selects exactly the rows with these ids. */
  setIds(ids: ReadonlySet<string>): void {
    this.clear();
    if (ids.size === 0) return;
    this.#rows.forEach((row, index) => this.set(index, ids.has(this.#idOf(row))));
  }

  clear(): void {
    this.#flags.fill(0);
    this.#count = 0;
  }

  rows(): Row[] {
    return this.#rows.filter((_, index) => this.has(index));
  }

  ids(): string[] {
    return this.rows().map(this.#idOf);
  }
}

/** The values of a set column encoded as numbers: which of the distinct values each row has. */
export interface SetIndex {
  /** Distinct values in the order of their first row. */
  values: readonly string[];
  codeOf: ReadonlyMap<string, number>;
  /** Codes of all rows, concatenated. */
  codes: Uint32Array;
  /** Start of each row in `codes`, and the end of the last: rows + 1 numbers. */
  starts: Uint32Array;
}

export function createSetIndex(rowValues: readonly (readonly string[])[]): SetIndex {
  const codeOf = new Map<string, number>();
  const starts = new Uint32Array(rowValues.length + 1);
  const codes: number[] = [];
  for (let row = 0; row < rowValues.length; row++) {
    for (const value of rowValues[row]!) {
      let code = codeOf.get(value);
      if (code === undefined) {
        code = codeOf.size;
        codeOf.set(value, code);
      }
      codes.push(code);
    }
    starts[row + 1] = codes.length;
  }
  return { values: [...codeOf.keys()], codeOf, codes: Uint32Array.from(codes), starts };
}

/** Returns a predicate: whether a row has one of `values`. */
export function hasOneOf(index: SetIndex, values: readonly string[]): (row: number) => boolean {
  const wanted = new Uint8Array(index.values.length);
  for (const value of values) {
    const code = index.codeOf.get(value);
    if (code !== undefined) wanted[code] = 1;
  }
  return (row) => {
    for (let i = index.starts[row]!; i < index.starts[row + 1]!; i++)
      if (wanted[index.codes[i]!]) return true;
    return false;
  };
}

/** Counts the rows with each value, among `rows` (all if null); duplicate values in a row count once. */
export function countValues(index: SetIndex, rows: Uint32Array | null): Map<string, number> {
  const counts = new Uint32Array(index.values.length);
  const seen = new Int32Array(index.values.length).fill(-1);
  const total = rows ? rows.length : index.starts.length - 1;
  for (let i = 0; i < total; i++) {
    const row = rows ? rows[i]! : i;
    for (let at = index.starts[row]!; at < index.starts[row + 1]!; at++) {
      const code = index.codes[at]!;
      if (seen[code] === row) continue;
      seen[code] = row;
      counts[code]!++;
    }
  }
  return new Map(index.values.map((value, code) => [value, counts[code]!]));
}

/**
 * Assigns lines to row slots: returns the line of each slot, −1 for an unused one, for the lines from `first` up to but
 * excluding `end`. Slots are recycled DOM rows: a line that stays in the window keeps its slot from `before`, so that
 * scrolling only moves and refills slots whose line left. One more line outside the window, the focused one, can be
 * `kept`.
 */
export function assignSlots(
  before: readonly number[],
  first: number,
  end: number,
  kept = -1,
): readonly number[] {
  const keep = kept >= first && kept < end ? -1 : kept;
  const wanted = (line: number) => (line >= first && line < end) || (line === keep && line !== -1);
  const assigned = new Set<number>();
  const free: number[] = [];
  const lines = before.map((line, slot) => {
    if (wanted(line) && !assigned.has(line)) {
      assigned.add(line);
      return line;
    }
    free.push(slot);
    return -1;
  });
  const assign = (line: number) => {
    if (assigned.has(line)) return;
    const slot = free.shift();
    if (slot === undefined) lines.push(line);
    else lines[slot] = line;
  };
  for (let line = first; line < end; line++) assign(line);
  if (keep !== -1) assign(keep);
  while (lines.length > 0 && lines.at(-1) === -1) lines.pop();
  return lines;
}

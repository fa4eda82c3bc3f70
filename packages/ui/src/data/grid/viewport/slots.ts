/**
 * Which row slot shows which line: the line of each slot, −1 for an unused one, when the lines from `first` to before `end`
 * are shown. Slots are DOM rows that are made once and reused: a line that stays in the window keeps the slot that it had
 * `before`, so that scrolling moves and refills only the slots whose line left. One line outside the window can be kept as
 * well: the one that has the focus.
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

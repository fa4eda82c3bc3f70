/** A rectangle in the window, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance in px between the toasts and what they must not cover. */
const GAP = 8;

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Returns a position for toasts of a given size that covers no obstacle: as low as possible, right before centre before
 * left, the lower half before the upper. Null if there is no room.
 */
export function clearPosition(
  size: { width: number; height: number },
  area: Box,
  obstacles: readonly Box[],
): { left: number; top: number } | null {
  const { width, height } = size;
  const lowest = area.bottom - height;
  const right = Math.max(area.left, area.right - width);
  const lefts = [...new Set([right, Math.round((area.left + right) / 2), area.left])];
  const boxAt = (left: number, top: number): Box => ({
    left: left - GAP,
    top: top - GAP,
    right: left + width + GAP,
    bottom: top + height + GAP,
  });

  for (const ceiling of [area.top + (area.bottom - area.top) / 2, area.top]) {
    for (const left of lefts) {
      let top = lowest;
      while (top >= ceiling) {
        const box = boxAt(left, top);
        const inTheWay = obstacles.filter((obstacle) => meets(box, obstacle));
        if (inTheWay.length === 0) return { left, top };
        top = Math.min(...inTheWay.map((obstacle) => obstacle.top)) - GAP - height;
      }
    }
  }
  return null;
}

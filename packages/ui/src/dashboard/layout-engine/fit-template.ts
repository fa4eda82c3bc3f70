import { stepWidth } from './changes.js';
import { packRows, roomIn } from './repack.js';
import { fromRows } from './rows.js';
import type { Layout, LayoutItem, WidthsOf } from './types.js';

type Items = readonly LayoutItem[];

/** Returns the items as given, then with one moved forward, the least first, then with one a step narrower. */
function variantsOf(items: Items, widthsOf: WidthsOf): readonly Items[] {
  const earlier = items.flatMap((_, by) =>
    items.slice(by + 1).map((item, to) => items.filter((other) => other !== item).toSpliced(to, 0, item)),
  );
  const narrower = items.map((item, index) =>
    items.with(index, { ...item, w: stepWidth(item.w, -1, widthsOf(item.i)) }),
  );
  return [items, ...earlier, ...narrower];
}

/**
 * Returns a template as shown to one user (HOME-041, HOME-022). Each widget that the user cannot see is replaced by the
 * first of `standIns` that allows the same width and is not on the board yet, so that the rows keep their design; the
 * widest places are filled first. If there are too few, the rows are repacked; one widget may then move forward or
 * become narrower if that leaves less empty space.
 */
export function fitTemplate(
  template: Layout,
  standIns: readonly string[],
  widthsOf: WidthsOf,
  isAvailable: (id: string) => boolean,
): Layout {
  /** Returns the template without the places that stay empty; stand-ins are assigned in the order of `choosing`. */
  const filledBy = (choosing: Layout): Layout => {
    const taken = new Set(template.map(({ i }) => i));
    const chosen = new Map<LayoutItem, string>();
    for (const item of choosing) {
      const id = isAvailable(item.i)
        ? item.i
        : standIns.find((one) => isAvailable(one) && !taken.has(one) && widthsOf(one).includes(item.w));
      if (id === undefined) continue;
      taken.add(id);
      chosen.set(item, id);
    }
    return template.flatMap((item) => {
      const i = chosen.get(item);
      return i === undefined ? [] : [{ ...item, i }];
    });
  };
  const whole = filledBy(template.toSorted((a, b) => b.w - a.w));
  if (whole.length === template.length) return whole;
  const [first, ...others] = variantsOf(filledBy(template), widthsOf).map((one) => packRows(one, widthsOf));
  return fromRows(others.reduce((best, rows) => (roomIn(rows) < roomIn(best) ? rows : best), first!));
}

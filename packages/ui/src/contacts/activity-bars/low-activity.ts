/** Bars below this share of the highest bar in their series are marked as warnings (CONT-020). */
const LOW_SHARE = 0.5;

/** Whether a bar is a warning: below half of the highest bar; never when all bars are zero. */
export const isLow = (value: number, best: number): boolean => best > 0 && value < best * LOW_SHARE;

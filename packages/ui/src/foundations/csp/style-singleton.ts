/**
 * Stands in for the package `react-style-singleton`, which writes a style element into the page each time a dialog, a
 * menu or a popover opens: the content policy refuses it. What those styles did stands in foundations/styles.css
 * (`body[data-scroll-locked]`). The build puts this module in its place: tools/static-styles.ts, and
 * docs/decisions/0003-no-injected-styles.md says why.
 */

/** A component that draws nothing. A new one each time: the scroll lock knows its layers by this identity. */
export const styleSingleton = () => () => null;

/** A hook that does nothing. */
export const styleHookSingleton = () => () => {};

/** A style sheet that takes nothing. */
export const stylesheetSingleton = () => ({ add: () => {}, remove: () => {} });

/**
 * Replaces the package `react-style-singleton`, which injects a style element each time a dialog, a menu or a popover
 * opens: the Content-Security-Policy refuses that. Its styles are in foundations/styles.css
 * (`body[data-scroll-locked]`). The build substitutes this module: tools/static-styles.ts;
 * docs/decisions/0003-no-injected-styles.md says why.
 */

/** Returns a component that renders nothing. A new one each time: the scroll lock identifies its layers by it. */
export const styleSingleton = () => () => null;

/** Returns a hook that does nothing. */
export const styleHookSingleton = () => () => {};

/** Returns a style sheet that ignores all rules. */
export const stylesheetSingleton = () => ({ add: () => {}, remove: () => {} });

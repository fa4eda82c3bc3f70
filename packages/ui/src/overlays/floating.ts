/**
 * The surface of every layer that floats at an anchor: menus, popovers, lists. All modal and floating layers share one z:
 * each is added to the end of the page when it opens, so the last opened is in front, inside dialogs too.
 */
export const floatingClasses =
  'layer-motion z-dialog rounded-floating bg-raised text-ink shadow-1 outline-none';

/**
 * The styles of every floating layer: menus, popovers, lists. All modal and floating layers share one z-index: each is
 * appended to the DOM when it opens, so that the last opened is in front, also inside dialogs.
 */
export const floatingClasses =
  'layer-motion z-dialog rounded-floating bg-raised text-ink shadow-1 outline-none';

/** Apart from the other rules of contract users, so that the page of rights does not load those. */

/** Minutes during which a change of rights can be undone. */
export const RIGHTS_UNDO_MINUTES = 15;

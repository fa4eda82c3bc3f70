/** The board with its edit mode, in a chunk of its own: most visits to the home change nothing. */
export { Dashboard as EditMode } from '@atrium/ui';

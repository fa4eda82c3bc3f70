/** The choice of a first template, in a chunk of its own: a client makes it once. */
export { StartupPicker } from '@atrium/ui';

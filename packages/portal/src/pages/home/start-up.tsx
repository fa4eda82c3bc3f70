/** The choice of a first template, in its own chunk: a client makes it only once. */
export { StartupPicker } from '@atrium/ui';

export { focusControl } from './focus-control.js';

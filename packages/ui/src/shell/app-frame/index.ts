export { AppFrame, MAIN_CONTENT_ID } from './app-frame.js';
export type { AppFrameProps } from './app-frame.js';

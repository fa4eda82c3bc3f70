export { ContentFrame } from './content-frame.js';
export type { ContentFrameProps, ContentState } from './content-frame.js';

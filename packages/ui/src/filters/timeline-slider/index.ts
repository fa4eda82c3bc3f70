export { TimelineSlider } from './timeline-slider.js';
export type { TimelineSliderProps } from './timeline-slider.js';

export { Slider } from './slider.js';
export type { SliderProps, SliderValue } from './slider.js';

export { Carousel, CarouselControls, CarouselRoot, CarouselSlides } from './carousel.js';
export type { CarouselProps, CarouselRootProps, CarouselSlidesProps, Slide } from './carousel.js';

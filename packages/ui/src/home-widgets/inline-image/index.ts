export { InlineImage } from './inline-image.js';

export { Hatch } from './hatch.js';

import axe from 'axe-core';
import { rememberColors } from './axe-colors.ts';

// A layer that fades in is invisible in its first frame, and stories look at it at once.
document.documentElement.style.setProperty('--duration-enter', '0ms');

rememberColors(axe);

/* Written by tools/tokens.ts from tools/icon-list.ts. Do not edit. Phosphor icons, MIT. */
import { icon } from '../../icons/icon.js';

export const RetryIcon = /* @__PURE__ */ icon('RetryIcon', 'M240,56v48a8,8,0,0,1-8,8H184a8,8,0,0,1,0-16H211.4L184.81,71.64l-.25-.24a80,80,0,1,0-1.67,114.78,8,8,0,0,1,11,11.63A95.44,95.44,0,0,1,128,224h-1.32A96,96,0,1,1,195.75,60L224,85.8V56a8,8,0,1,1,16,0Z');

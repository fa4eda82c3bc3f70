/* Written by tools/tokens.ts from tools/icon-list.ts. Do not edit. Phosphor icons, MIT. */
import { icon } from '../../icons/icon.js';

export const MinusIcon = /* @__PURE__ */ icon('MinusIcon', 'M228,128a12,12,0,0,1-12,12H40a12,12,0,0,1,0-24H216A12,12,0,0,1,228,128Z');

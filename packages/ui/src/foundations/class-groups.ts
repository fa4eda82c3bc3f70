/**
 * Which utilities set the same property, so that the last one wins: only the utilities this package uses, a fifth of
 * the size of tailwind-merge's own list. cn.test.ts compares it with the full list for every utility in the sources.
 */
import { tokenNames } from './generated/tokens.js';

const any = () => true;
const line = ['solid', 'dashed', 'dotted', 'none'];
const isArbitraryLength = (value: string) =>
  /^\[(length:|[\d.]+(px|pt|rem|em|%|vh|vw|ch)\])/.test(value) || value.startsWith('(length:');
const isWidth = (value: string) => /^[\d.]+$/.test(value) || isArbitraryLength(value);
const width = ['', 'section', 'check', isWidth];
const overflow = ['auto', 'hidden', 'clip', 'visible', 'scroll'];

/** Groups that are one utility family with any value: `p-8`, `p-[3px]`, `-ml-4`. */
const FAMILIES =
  'p px py pt pr pb pl m mx my mt mr mb ml w min-w max-w h min-h max-h size gap gap-x gap-y z ' +
  'order inset inset-x inset-y top right bottom left fill opacity basis translate translate-x ' +
  'translate-y col-start row-start grid-cols grid-rows leading cursor animate rotate ' +
  'scroll-my scroll-mt scroll-mb decoration mix-blend underline-offset rounded rounded-l rounded-r rounded-t align ' +
  'list resize pointer-events whitespace select shrink grow line-clamp items self ' +
  'justify-self object place-items place-content';
/** Utilities that may have no value: `grow`, `rounded`. */
const BARE = /^(grow|shrink|resize|rounded)/;
const families = Object.fromEntries(
  FAMILIES.split(' ').map((name) => [name, [{ [name]: [...(BARE.test(name) ? [''] : []), any] }]] as const),
);

export const classGroups = {
  ...families,
  column: [{ col: [any] }],
  'bg-image': [{ bg: [(value: string) => value.startsWith('[linear-gradient(')] }],
  bg: [{ bg: [any] }],
  display:
    'block inline-block inline flex inline-flex grid inline-grid table table-cell contents hidden'.split(' '),
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible'],
  sr: ['sr-only', 'not-sr-only'],
  overflow: [{ overflow }],
  'overflow-x': [{ 'overflow-x': overflow }],
  'overflow-y': [{ 'overflow-y': overflow }],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  flex: [{ flex: ['auto', 'none', any] }],
  'justify-items': [{ 'justify-items': [any] }],
  justify: [{ justify: [any] }],
  'font-size': [{ text: [...tokenNames.typography, isArbitraryLength] }],
  'text-alignment': [{ text: ['left', 'center', 'right'] }],
  'text-wrap': [{ text: ['pretty', 'balance', 'wrap', 'nowrap'] }],
  'text-overflow': ['truncate', 'text-ellipsis'],
  'text-color': [{ text: [any] }],
  'text-decoration': ['underline', 'no-underline', 'line-through'],
  'font-style': ['italic'],
  'font-weight': [{ font: ['regular', 'medium', 'semibold'] }],
  'font-family': [{ font: [any] }],
  break: [{ break: ['all', 'words'] }],
  wrap: [{ wrap: [any] }],
  shadow: [{ shadow: [any] }],
  'outline-style': [{ outline: line }],
  'outline-width': [{ outline: ['', isWidth] }],
  'outline-offset': [{ 'outline-offset': [any] }],
  'outline-color': [{ outline: [any] }],
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  'border-style': [{ border: line }],
  'border-width': [{ border: width }],
  'border-color': [{ border: [any] }],
  ...Object.fromEntries(
    ['y', 't', 'r', 'b', 'l'].flatMap((side) => [
      [`border-width-${side}`, [{ [`border-${side}`]: width }]],
      [`border-color-${side}`, [{ [`border-${side}`]: [any] }]],
    ]),
  ),
  'stroke-width': [{ stroke: [isWidth] }],
  stroke: [{ stroke: [any] }],
  ring: [{ 'inset-ring': ['', isWidth] }],
  'ring-color': [{ 'inset-ring': [any] }],
};

/** The groups a utility overrides besides its own: `p-0` overrides `px-8 pt-4`. */
export const conflictingClassGroups = {
  overflow: ['overflow-x', 'overflow-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  'scroll-my': ['scroll-mt', 'scroll-mb'],
  translate: ['translate-x', 'translate-y'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  rounded: ['rounded-l', 'rounded-r', 'rounded-t'],
  'border-width': ['y', 't', 'r', 'b', 'l'].map((side) => `border-width-${side}`),
  'border-width-y': ['border-width-t', 'border-width-b'],
  'border-color': ['y', 't', 'r', 'b', 'l'].map((side) => `border-color-${side}`),
  'border-color-y': ['border-color-t', 'border-color-b'],
};

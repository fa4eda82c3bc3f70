import type {
  CASH_MANAGEMENT_BLOCKS,
  CASH_MANAGEMENT_COVER,
  CASH_MANAGEMENT_COVER_KEY,
  CASH_MANAGEMENT_COVER_MAX,
  CASH_MANAGEMENT_PRODUCTS,
} from '@atrium/contract/cash-management-rules';

/** The blocks of the page and the limit of its cover; `typeof` ties them to the values of the contract package. */
export const PRODUCTS: typeof CASH_MANAGEMENT_PRODUCTS = [
  'CASH_POOLING',
  'ACCOUNTS',
  'PAYMENTS',
  'COLLECTIONS',
  'LIQUIDITY',
  'REPORTING',
];
export const COVER: typeof CASH_MANAGEMENT_COVER = 'COVER';
export const BLOCKS: typeof CASH_MANAGEMENT_BLOCKS = ['COVER', 'ALL_PRODUCTS', ...PRODUCTS];
export const COVER_KEY: typeof CASH_MANAGEMENT_COVER_KEY = 'COVER_DESCRIPTION';
export const COVER_MAX: typeof CASH_MANAGEMENT_COVER_MAX = 160;

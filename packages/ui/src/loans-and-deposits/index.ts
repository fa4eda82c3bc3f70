export * from './loans-and-deposits-page/index.js';
export * from './loan-or-deposit-page/index.js';

export * from './signatory-form/index.js';

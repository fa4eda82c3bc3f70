export { MyContractPage } from './my-contract-page.js';
export type { MyContractPageProps, MyContractPart } from './my-contract-page.js';

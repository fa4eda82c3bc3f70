export { CONTRACT_PARTS, ContractPage, contractParts } from './contract-page.js';
export type { ContractPageProps, ContractPart } from './contract-page.js';
export { ContractInformation } from './contract-information.js';
export type { ContractInformationProps } from './contract-information.js';

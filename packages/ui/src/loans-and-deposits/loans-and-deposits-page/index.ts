export { LoansAndDepositsPage } from './loans-and-deposits-page.js';
export type {
  LoansAndDepositsPageProps,
  LoansAndDepositsState,
  ShownFinancing,
} from './loans-and-deposits-page.js';

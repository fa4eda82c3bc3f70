import type { FINANCING_TYPES, FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import { Spinner } from '../../controls/index.js';
import { Empty, ErrorState, Loading, type ErrorStateProps } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { LinkTabs } from '../../navigation/index.js';
import type { ContractFormProps } from './contract-form.js';

const TYPES: typeof FINANCING_TYPES = ['LOAN', 'DEPOSIT'];

/** Loaded only where the user can choose a contract. */
const ContractForm = lazyPart(async () => (await import('./contract-form.js')).ContractForm);
/** Loaded only where there is nothing to list. */
const NoFinancing = lazyPart(async () => (await import('./no-financing.js')).NoFinancing);

/** Loading state of a list of loans or deposits. */
export type FinancingListState<List> =
  | { status: 'loading' }
  /** A contract must be chosen first (LD-006, TR-016). */
  | { status: 'choose' }
  | ({ status: 'error' } & Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'>)
  | { status: 'ready'; list: List };

interface Props {
  type: FinancingType;
  tabHref: (type: FinancingType) => string;
  contractForm: ContractFormProps | undefined;
  /** Number of lines of each tab; undefined while loading. */
  quantities: Readonly<Record<FinancingType, number>> | undefined;
  state: FinancingListState<unknown>;
  /** The list is loaded and empty: there is nothing, or a contract does not share its figures. */
  isEmpty: boolean;
  isWithheld: boolean | undefined;
  /** Help text shown while no contract is selected. */
  chooseHelp: string;
  /** Error title, naming what could not be loaded. */
  failed: string;
  /** Explains why the list is empty. */
  onAskWhy: (() => void) | undefined;
}

/** The part above the rows of loans or deposits, or in their place: contract, tabs, loading state. */
export function FinancingListHead({
  type,
  tabHref,
  contractForm,
  quantities,
  state,
  isEmpty,
  isWithheld = false,
  chooseHelp,
  failed,
  onAskWhy,
}: Props) {
  const t = useStrings();
  return (
    <>
      {contractForm ? <ContractForm fallback={<div className="h-48 shrink-0" />} {...contractForm} /> : null}
      <LinkTabs
        className="shrink-0"
        label={t('loansAndDeposits.tabs.label')}
        current={type}
        tabs={TYPES.map((id) => ({
          id,
          label: t(`loansAndDeposits.tabs.${id}`),
          count: quantities?.[id],
          href: tabHref(id),
        }))}
      />
      {state.status === 'loading' ? (
        <Loading className="grid flex-1 place-items-center py-40">
          <Spinner />
        </Loading>
      ) : null}
      {state.status === 'choose' ? (
        <Empty className="pt-24" title={t('loansAndDeposits.chooseFirst')} help={chooseHelp} />
      ) : null}
      {state.status === 'error' ? (
        <ErrorState
          className="pt-24"
          title={failed}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : null}
      {isEmpty ? (
        <NoFinancing type={type} contractForm={contractForm} isWithheld={isWithheld} onAskWhy={onAskWhy} />
      ) : null}
    </>
  );
}

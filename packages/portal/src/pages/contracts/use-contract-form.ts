import type { LegalEntity } from '@atrium/contract/clients';
import type { Contract, TermsVersion } from '@atrium/contract/contracts';
import {
  categoriesOf,
  cleanIsin,
  contractProblems,
  hasClient,
  type ContractProblem,
} from '@atrium/contract/contracts-rules';
import {
  useStrings,
  useToast,
  type ContractFormProps,
  type ContractFormValue,
  type ContractRefusals,
  type OfferedEntities,
  type OfferedTerms,
} from '@atrium/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  clientEntitiesQuery,
  clientsQuery,
  offeredServicesQuery,
  termsVersionsQuery,
} from '../../api/contracts.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { listStatus } from '../../app/list-status.ts';
import { isSameContract, NEW_CONTRACT, valueOf } from './contract-values.ts';

/** Returns the state of the contract form and its options; `base` is the contract being edited, if any. */
export function useContractForm(base?: Contract) {
  const t = useStrings();
  const toast = useToast();
  const begun = useMemo(() => (base ? valueOf(base) : NEW_CONTRACT), [base]);
  const [typed, setTyped] = useState(begun);
  const [refusals, setRefusals] = useState<ContractRefusals>({});
  const clients = useClientSearch();
  const terms = useQuery(termsVersionsQuery());
  const services = useQuery({ ...offeredServicesQuery(typed.kind), enabled: base === undefined });
  const offeredEntities = useOfferedEntities(typed, begun);
  const isAnyClient = !hasClient(typed.kind);
  // Choices are kept per client while another one is selected, so that switching back loses nothing.
  const offered =
    offeredEntities.status === 'ready' && new Set(offeredEntities.entities.map(({ ricos }) => ricos));
  // A contract keeps its legal entities while those of its clients load, or failed to load.
  const isChosen = ({ ricos }: LegalEntity) =>
    isAnyClient || (offered ? offered.has(ricos) : base !== undefined && sameClients(typed, begun));
  const chosen = typed.legalEntities.filter(isChosen);
  const value: ContractFormValue = { ...typed, legalEntities: chosen };
  const problems = contractProblems({
    kind: value.kind,
    name: value.name,
    isinCode: value.isinCode,
    commercialClientId: value.client?.id ?? null,
    kcCommercialClientId: value.kcClient?.id ?? null,
    legalEntities: chosen.map(({ ricos }) => ricos),
  });
  const onValueChange = (change: Partial<ContractFormValue>) => {
    const waiting = typed.legalEntities.filter((one) => !isChosen(one));
    setTyped((now) => ({
      ...now,
      ...change,
      ...(change.legalEntities && { legalEntities: [...change.legalEntities, ...waiting] }),
    }));
    setRefusals((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))));
  };
  const onProblem = (problem: ContractProblem) =>
    // A repeated warning replaces the previous one.
    toast.warning(t(`contracts.form.problem.${problem}`), { id: `contract-${problem}` });

  const isWithout = offeredEntities.status === 'ready' && offeredEntities.entities.length === 0;
  const warn = useEffectEvent(() =>
    toast.warning(t('contracts.form.noEntities'), { id: 'contract-no-entities' }),
  );
  useEffect(() => {
    if (isWithout) warn();
  }, [isWithout]);

  const form = {
    value,
    onValueChange,
    cleanIsin,
    clientSearch: clients,
    offeredEntities,
    offeredServices: base
      ? {
          status: 'ready',
          services: base.services,
          categories: base.serviceCategories.map(({ name }) => name),
        }
      : services.data
        ? { status: 'ready', services: services.data.services, categories: categoriesOf(typed.kind) }
        : services.error
          ? { status: 'error', ...errorFacts(services)! }
          : { status: 'loading' },
    termsVersions: terms.data
      ? { status: 'ready', versions: withOwnTerms(terms.data, base) }
      : terms.error
        ? { status: 'error', ...errorFacts(terms)! }
        : { status: 'loading' },
    problems,
    refusals,
    onProblem,
  } satisfies Partial<ContractFormProps>;
  return { form, isChanged: !isSameContract(typed, begun), setTyped, setRefusals };
}

/** Returns the versions that can be chosen, plus the current one of the contract, which may be older. */
const withOwnTerms = (versions: readonly TermsVersion[], base?: Contract): readonly OfferedTerms[] =>
  base && versions.every(({ name }) => name !== base.cguName)
    ? [{ name: base.cguName, ...base.terms }, ...versions]
    : versions;

function useClientSearch() {
  const t = useStrings();
  const [query, setQuery] = useState('');
  const read = useQuery(clientsQuery(query.trim()));
  return {
    clients: read.data ?? [],
    onQueryChange: setQuery,
    ...listStatus(read, t('contracts.form.clientsFailed')),
  };
}

const NOTHING: readonly LegalEntity[] = [];
const sameClients = (a: ContractFormValue, b: ContractFormValue) =>
  a.client?.id === b.client?.id && a.kcClient?.id === b.kcClient?.id;

/** Returns the legal entities of the chosen clients; a contract keeps its own as long as its clients stay. */
function useOfferedEntities(typed: ContractFormValue, begun: ContractFormValue): OfferedEntities {
  const clients = hasClient(typed.kind) ? [typed.client, typed.kcClient] : [typed.offeredClient];
  const ids = [...new Set(clients.flatMap((client) => client?.id ?? []))];
  const { answers, failed } = useQueries({
    queries: ids.map((id) => clientEntitiesQuery(id)),
    combine: (reads) => ({
      answers: reads.map(({ data }) => data),
      failed: reads.find((read) => read.isError && read.data === undefined),
    }),
  });
  const own = sameClients(typed, begun) ? begun.legalEntities : NOTHING;
  const entities = useMemo(
    () =>
      answers.every((answer) => answer !== undefined)
        ? [...new Map([...own, ...answers.flat()].map((one) => [one.ricos, one])).values()]
        : null,
    [answers, own],
  );
  if (failed) return { status: 'error', ...errorFacts(failed)! };
  if (ids.length === 0) return { status: 'none' };
  return entities ? { status: 'ready', entities } : { status: 'loading' };
}

import type { Contract } from '@atrium/contract/contracts';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { SearchInput } from '../../controls/search/index.js';
import { PropertyList } from '../../data/property-list/index.js';
import { Empty } from '../../feedback/index.js';
import { cn, normalizeText, searchTerms, useFormats, useStrings } from '../../foundations/index.js';
import { hasStatusAndRole } from '../has-status-and-role.js';
import { useTermsName } from '../use-terms-name.js';

export interface ContractInformationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The contract shown. */
  contract: Contract;
}

/** Maximum number of entities rendered; the search finds the others. */
const SHOWN = 200;

function Part({ title, children, count }: { title: string; count?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-24 border-t-section border-line-ink pt-12">
      <h2 className="text-heading-2">
        {title} {count === undefined ? null : <span className="text-body text-ink-2">{count}</span>}
      </h2>
      {children}
    </section>
  );
}

/** The information of a contract (CTR-073): identity, services by category, legal entities. */
export function ContractInformation({ contract, className, ...props }: ContractInformationProps) {
  const t = useStrings();
  const { date, integer } = useFormats();
  const terms = useTermsName()(contract.terms);
  const hasClients = contract.type.name !== 'OSA';
  const { usersQuantity, signedUsersQuantity, demoUsersQuantity } = contract;
  return (
    <div className={className} {...props}>
      <Part title={t('contracts.info.identity')}>
        <PropertyList
          className="mt-8"
          pairs={2}
          properties={[
            { id: 'name', label: t('contracts.info.name'), value: contract.name },
            { id: 'number', label: t('contracts.info.number'), value: contract.number },
            { id: 'kind', label: t('contracts.info.kind'), value: contract.type.label },
            ...(hasClients
              ? [
                  { id: 'client', label: t('contracts.info.client'), value: contract.commercialClient?.name },
                  { id: 'kc', label: t('contracts.info.kcClient'), value: contract.kcCommercialClient?.name },
                  { id: 'isin', label: t('contracts.info.isin'), value: contract.isinCode },
                ]
              : []),
            { id: 'terms', label: t('contracts.info.terms'), value: terms },
            { id: 'created', label: t('contracts.info.created'), value: date(contract.creationDate) },
            {
              id: 'users',
              label: t('contracts.info.users'),
              value: hasStatusAndRole(contract.type.name)
                ? t('contracts.info.usersOf', {
                    count: signedUsersQuantity,
                    users: integer(usersQuantity),
                    signed: integer(signedUsersQuantity),
                    demo: integer(demoUsersQuantity),
                  })
                : integer(usersQuantity),
            },
            { id: 'description', label: t('contracts.info.description'), value: contract.description },
          ]}
        />
      </Part>
      <Part title={t('contracts.info.services')} count={integer(contract.servicesQuantity)}>
        <div
          className={cn(
            'mt-8 grid gap-24',
            contract.serviceCategories.length === 3 ? 'xs:grid-cols-3' : 'xs:grid-cols-2',
          )}
        >
          {contract.serviceCategories.map(({ name }) => {
            const services = contract.services.filter(({ category }) => category === name);
            return (
              <div key={name} className="min-w-0">
                <h3 className="border-b border-line-ink py-8 text-body-strong">
                  {t(`contracts.category.${name}`)}{' '}
                  <span className="font-regular text-ink-2">{integer(services.length)}</span>
                </h3>
                {services.length === 0 ? (
                  <p className="py-8 text-small text-ink-2">{t('contracts.info.noServices')}</p>
                ) : (
                  <ul>
                    {services.map(({ id, label }) => (
                      <li key={id} className="border-b border-line py-8 text-body">
                        {label}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            );
          })}
        </div>
      </Part>
      <Entities contract={contract} />
    </div>
  );
}

function Entities({ contract }: { contract: Contract }) {
  const t = useStrings();
  const { integer } = useFormats();
  const [query, setQuery] = useState('');
  const texts = useMemo(
    () =>
      contract.legalEntities.map(({ legalEntity }) => ({
        legalEntity,
        text: normalizeText(`${legalEntity.label} ${legalEntity.ricos} ${legalEntity.countryCode}`),
      })),
    [contract.legalEntities],
  );
  const terms = searchTerms(query);
  const found = texts.filter(({ text }) => terms.every((term) => text.includes(term)));
  return (
    <Part title={t('contracts.info.entities')} count={integer(contract.legalEntitiesQuantity)}>
      <div className="mt-8 max-w-[400px]">
        <SearchInput
          size="toolbar"
          aria-label={t('contracts.info.searchEntities')}
          placeholder={t('contracts.info.searchEntities')}
          value={query}
          onValueChange={setQuery}
          maxLength={100}
        />
      </div>
      {found.length === 0 ? (
        <Empty title={t('contracts.info.noEntities')} />
      ) : (
        <ul className="mt-8 border-t border-line-ink">
          {found.slice(0, SHOWN).map(({ legalEntity: { ricos, label, countryCode } }) => (
            <li
              key={ricos}
              className="flex min-h-row items-center justify-between gap-16 border-b border-line py-4"
            >
              <span className="min-w-0 text-body break-words">{label}</span>
              <span className="flex shrink-0 gap-16 text-caption text-ink-2">
                <span>{countryCode}</span>
                <span>{ricos}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

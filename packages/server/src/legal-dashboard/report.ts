import { and, asc, eq } from 'drizzle-orm';
import type { AgreementKind, AgreementState } from '@atrium/contract/legal-dashboard-rules';
import { coveredBy } from '../contracts/index.ts';
import { contracts, legalAgreements as agreements, legalEntities } from '../database/schema/index.ts';
import type { Bilingual } from '../http/index.ts';
import {
  companyColumn,
  contractColumn,
  countryColumn,
  dayColumn,
  defineReport,
  namedColumn,
} from '../service-grids/index.ts';

const KINDS: Readonly<Record<AgreementKind, Bilingual>> = {
  ISDA: { en: 'ISDA master agreement', fr: 'Convention-cadre ISDA' },
  CSA: { en: 'Credit support annex', fr: 'Annexe de remise en garantie' },
  GMRA: { en: 'Repurchase agreement (GMRA)', fr: 'Convention de pension (GMRA)' },
  CREDIT_FACILITY: { en: 'Credit facility', fr: 'Convention de crédit' },
  ACCOUNT: { en: 'Account agreement', fr: 'Convention de compte' },
};
const STATES: Readonly<Record<AgreementState, Bilingual>> = {
  TO_SIGN: { en: 'To sign', fr: 'À signer' },
  NEGOTIATION: { en: 'In negotiation', fr: 'En négociation' },
  IN_FORCE: { en: 'In force', fr: 'En vigueur' },
  TERMINATED: { en: 'Terminated', fr: 'Résiliée' },
};

interface Agreement {
  id: string;
  company: string;
  countryCode: string;
  kind: AgreementKind;
  state: AgreementState;
  since: string;
  endsOn: string | null;
  contract: string;
}

/** The agreements between the bank and the user's legal entities, in every state (PLAT-056). */
export const legalDashboardReport = defineReport<Agreement>({
  id: 'LEGAL_DASHBOARD',
  service: 'LEGAL_DASHBOARD',
  noResults: {
    en: 'No agreement with the bank is on record.',
    fr: 'Aucune convention avec la banque n’est enregistrée.',
  },
  idOf: ({ id }) => id,
  columns: [
    companyColumn,
    countryColumn,
    namedColumn('kind', { en: 'Agreement', fr: 'Convention' }, KINDS),
    namedColumn('state', { en: 'State', fr: 'État' }, STATES),
    dayColumn('since', { en: 'Since', fr: 'Depuis' }),
    dayColumn('endsOn', { en: 'Ends', fr: 'Fin' }, { isDeadline: true }),
    contractColumn,
  ],
  async read({ db, user, today, contractId, limit }) {
    const rows = await db
      .select({
        id: agreements.id,
        company: legalEntities.longName,
        countryCode: legalEntities.countryCode,
        kind: agreements.kind,
        state: agreements.state,
        since: agreements.since,
        endsOn: agreements.endsOn,
        contract: contracts.name,
      })
      .from(agreements)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, agreements.ricosCode))
      .innerJoin(contracts, eq(contracts.id, agreements.contractId))
      .where(
        and(
          coveredBy(db, user, 'LEGAL_DASHBOARD', agreements),
          contractId === undefined ? undefined : eq(agreements.contractId, contractId),
        ),
      )
      .orderBy(asc(legalEntities.longName), asc(agreements.kind), asc(agreements.id))
      .limit(limit);
    return { asOf: today, rows };
  },
});

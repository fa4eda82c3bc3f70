import { and, asc, eq } from 'drizzle-orm';
import type { GuaranteeKind } from '@atrium/contract/guarantee-rules';
import { coveredBy } from '../contracts/index.ts';
import { contracts, guarantees, legalEntities } from '../database/schema/index.ts';
import type { Bilingual } from '../http/index.ts';
import {
  contractColumn,
  currencyColumn,
  dayColumn,
  defineReport,
  figureColumn,
  namedColumn,
  referenceColumn,
} from '../service-grids/index.ts';

const KINDS: Readonly<Record<GuaranteeKind, Bilingual>> = {
  BID: { en: 'Bid', fr: 'Soumission' },
  PERFORMANCE: { en: 'Performance', fr: 'Bonne exécution' },
  ADVANCE_PAYMENT: { en: 'Advance payment', fr: 'Restitution d’acompte' },
  FINANCIAL: { en: 'Financial', fr: 'Financière' },
  CUSTOMS: { en: 'Customs', fr: 'Douane' },
};
const STATES = {
  IN_FORCE: { en: 'In force', fr: 'En vigueur' },
  EXPIRED: { en: 'Expired', fr: 'Expirée' },
} as const;

interface Guarantee {
  id: string;
  reference: string;
  kind: GuaranteeKind;
  applicant: string;
  beneficiary: string;
  amount: number;
  currency: string;
  issuedOn: string;
  expiresOn: string;
  outstandingInEur: number;
  state: keyof typeof STATES;
  contract: string;
}

/** The guarantees of the user's contracts, in force or expired (GRID-009). */
export const guaranteesReport = defineReport<Guarantee>({
  id: 'GUARANTEES',
  service: 'GUARANTEES',
  pinnedColumns: 6,
  noResults: {
    en: 'The bank has issued no guarantee for your legal entities.',
    fr: 'La banque n’a émis aucune garantie pour vos entités juridiques.',
  },
  idOf: ({ id }) => id,
  columns: [
    referenceColumn,
    namedColumn('kind', { en: 'Type', fr: 'Type' }, KINDS),
    {
      id: 'applicant',
      label: { en: 'Applicant', fr: 'Donneur d’ordre' },
      type: 'string',
      value: ({ applicant }) => applicant,
    },
    {
      id: 'beneficiary',
      label: { en: 'Beneficiary', fr: 'Bénéficiaire' },
      type: 'string',
      value: ({ beneficiary }) => beneficiary,
    },
    figureColumn('amount', { en: 'Amount', fr: 'Montant' }),
    currencyColumn,
    dayColumn('issuedOn', { en: 'Issued', fr: 'Émission' }),
    dayColumn('expiresOn', { en: 'Expires', fr: 'Expiration' }, { isDeadline: true }),
    figureColumn('outstandingInEur', { en: 'Outstanding, EUR', fr: 'Encours, EUR' }, { isTotalled: true }),
    namedColumn('state', { en: 'State', fr: 'État' }, STATES),
    contractColumn,
  ],
  async read({ db, user, today, contractId, limit }) {
    const rows = await db
      .select({
        id: guarantees.id,
        reference: guarantees.reference,
        kind: guarantees.kind,
        applicant: legalEntities.longName,
        beneficiary: guarantees.beneficiary,
        amount: guarantees.amount,
        currency: guarantees.currency,
        issuedOn: guarantees.issuedOn,
        expiresOn: guarantees.expiresOn,
        amountInEur: guarantees.amountInEur,
        contract: contracts.name,
      })
      .from(guarantees)
      .innerJoin(legalEntities, eq(legalEntities.ricosCode, guarantees.ricosCode))
      .innerJoin(contracts, eq(contracts.id, guarantees.contractId))
      .where(
        and(
          coveredBy(db, user, 'GUARANTEES', guarantees),
          contractId === undefined ? undefined : eq(guarantees.contractId, contractId),
        ),
      )
      .orderBy(asc(guarantees.reference), asc(guarantees.id))
      .limit(limit);
    return {
      asOf: today,
      rows: rows.map(({ amountInEur, ...row }) => {
        const state = row.expiresOn < today ? 'EXPIRED' : 'IN_FORCE';
        // An expired guarantee is no longer outstanding; this also makes the total match the widget.
        return { ...row, state, outstandingInEur: state === 'EXPIRED' ? 0 : amountInEur };
      }),
    };
  },
});

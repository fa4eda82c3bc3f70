import type { FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { SheetFact } from '../exports/index.ts';

/** What an export of loans or deposits is about. */
export interface ExportScope {
  /** The name of the chosen contract; null for all contracts of the user. */
  readonly contract: string | null;
  /** ISO date; null without figures. */
  readonly asOf: string | null;
}

/** An exported row with its amounts in euro, as the list shows them; null for none. */
interface Amounts {
  readonly drawn: number | null;
  readonly undrawn: number | null;
}

/** Returns the second sheet of an export, with the totals that the page shows (LD-012). */
export function aboutFinancing(
  type: FinancingType,
  { contract, asOf }: ExportScope,
  lines: readonly Amounts[],
): SheetFact[] {
  const sum = (key: keyof Amounts) =>
    lines.reduce((total, line) => total + Math.round((line[key] ?? 0) * 100), 0) / 100;
  return [
    {
      label: { en: 'Contract', fr: 'Contrat' },
      value: contract ?? { en: 'All your contracts', fr: 'Tous vos contrats' },
    },
    { label: { en: 'Extracted on', fr: 'Extrait le' }, kind: 'date', value: asOf },
    { label: { en: 'Lines', fr: 'Lignes' }, kind: 'number', value: lines.length },
    {
      label:
        type === 'DEPOSIT'
          ? { en: 'Total: Amount, EUR', fr: 'Total\u00A0: Montant, EUR' }
          : { en: 'Total: Drawn, EUR', fr: 'Total\u00A0: Tiré, EUR' },
      kind: 'amount',
      value: sum('drawn'),
    },
    ...(type === 'LOAN'
      ? [
          {
            label: { en: 'Total: Undrawn, EUR', fr: 'Total\u00A0: Non tiré, EUR' },
            kind: 'amount' as const,
            value: sum('undrawn'),
          },
        ]
      : []),
  ];
}

import type { FinancingLine, FinancingList, FinancingParent } from '@atrium/contract/loans-and-deposits';

/** A line with the deal and the facility that it belongs to. */
export interface PlacedLine {
  readonly line: FinancingLine;
  readonly contractId: string;
  readonly dealReference: string | null;
  readonly deal: string | null;
  readonly facility: string | null;
}

const cents = (amount: number): number => Math.round(amount * 100);

/** Sums in cents, so that lines add up to their parent. */
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + cents(amount), 0) / 100;

const isDrawn = ({ balanceCategory }: FinancingLine): boolean => balanceCategory === 'BA';

/** Returns the totals of lines (DATA-063): in euro, and in their currency if all drawn lines share one (LD-016). */
export function parentOf(
  lines: readonly FinancingLine[],
  labels: Pick<FinancingParent, 'id' | 'referenceSTI2Label' | 'referenceSTI3Label'>,
): FinancingParent {
  const drawn = lines.filter(isDrawn);
  const currencies = [...new Set(drawn.map(({ currency }) => currency))];
  const isOneCurrency = currencies.length === 1;
  const closings = lines.flatMap(({ maturityDate }) => maturityDate ?? []);
  return {
    ...labels,
    startDate: lines.map(({ startDate }) => startDate).toSorted()[0]!,
    closingDate: closings.length < lines.length ? null : closings.toSorted().at(-1)!,
    lines: lines.length,
    totalDrawnEurAmount: sum(drawn.map(({ amountInEuro }) => amountInEuro)),
    totalUnDrawnEurAmount: sum(
      lines.filter((line) => !isDrawn(line)).map(({ amountInEuro }) => amountInEuro),
    ),
    totalDrawnAmount: isOneCurrency ? sum(drawn.map(({ amount }) => amount)) : null,
    currency: isOneCurrency ? currencies[0]! : null,
    drawnCurrencies: currencies.length,
    isOnlyUndrawnAmount: drawn.length === 0,
    areAllDrawnAmountsSameCurrency: isOneCurrency,
  };
}

/** Groups items by key, in the order in which the keys first occur. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}

/** Groups lines by deal and facility (LD-014, LD-015); lines without a deal are listed separately. */
export function aggregate(lines: readonly PlacedLine[]): FinancingList['data'] {
  const inDeals = lines.filter(({ dealReference }) => dealReference !== null);
  return {
    deals: grouped(inDeals, (one) => `deal:${one.contractId}:${one.dealReference}`).map(([id, members]) => {
      const { dealReference, deal } = members[0]!;
      const referenceSTI2Label = deal ?? dealReference!;
      return {
        dealReference: dealReference!,
        parent: parentOf(
          members.map(({ line }) => line),
          { id, referenceSTI2Label, referenceSTI3Label: null },
        ),
        facilities: grouped(members, ({ facility }) => facility ?? '').map(([facility, own]) => {
          const children = own.map(({ line }) => line);
          return {
            parent: parentOf(children, {
              id: `${id}:${facility}`,
              referenceSTI2Label,
              referenceSTI3Label: facility === '' ? null : facility,
            }),
            children,
          };
        }),
      };
    }),
    lines: lines.filter(({ dealReference }) => dealReference === null).map(({ line }) => line),
  };
}

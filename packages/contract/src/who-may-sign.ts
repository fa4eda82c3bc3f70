/** Who may sign an operation under the clauses of a power of attorney; no schemas. */
import {
  categoriesOf,
  powerStatus,
  type PowerOperation,
  type PowerProduct,
} from './power-of-attorney-rules.ts';

interface SigningClause {
  readonly category: string;
  readonly product: PowerProduct;
  /** In EUR per operation; null for no limit. */
  readonly limit: number | null;
}

interface SigningPerson {
  readonly category: string;
  readonly fullName: string;
  readonly lastValidityDate: string | null;
}

interface SignedOperation {
  readonly product: PowerOperation;
  /** In EUR. */
  readonly amount: number;
  /** Calendar day on which it is signed. */
  readonly day: string;
}

/**
 * Result of a clause for an operation: there are signatories; there are none because too many powers have ended; only a
 * person can interpret the clause, so nothing is guessed; the amount exceeds its limit.
 */
export const SIGNING_OUTCOMES = ['signers', 'nobody', 'inWords', 'overLimit'] as const;
type SigningOutcome = (typeof SIGNING_OUTCOMES)[number];

interface SigningAnswer<Clause, Person> {
  clause: Clause;
  outcome: SigningOutcome;
  /** Single signatories or pairs; empty unless the outcome is `signers`. */
  signers: Person[][];
  /** Signatories in the categories of the clause whose power has ended; empty over the limit. */
  ended: Person[];
}

/**
 * Returns the clauses about a product, each with the signatories or pairs who may sign the operation under it. People
 * whose power has ended by that day cannot sign, and nobody signs twice: people with the same name, however spelled,
 * count as one person.
 */
export function whoMaySign<Clause extends SigningClause, Person extends SigningPerson>(
  clauses: readonly Clause[],
  people: readonly Person[],
  { product, amount, day }: SignedOperation,
): SigningAnswer<Clause, Person>[] {
  const isEnded = ({ lastValidityDate }: Person) => powerStatus(lastValidityDate, day) === 'ended';
  const signing = people.filter((person) => !isEnded(person));
  const of = (category: string) => byName(signing.filter((person) => person.category === category));
  return clauses
    .filter((clause) => clause.product === 'ALL' || clause.product === product)
    .map((clause) => {
      const none = { clause, signers: [], ended: [] };
      if (clause.limit !== null && amount > clause.limit) return { ...none, outcome: 'overLimit' };
      const categories = categoriesOf(clause.category);
      const [first, second] = categories ?? [];
      if (!categories || first === undefined) return { ...none, outcome: 'inWords' };
      const signers =
        second === undefined ? of(first).map((person) => [person]) : pairs(of(first), of(second));
      const ended = categories.flatMap((category) => {
        const left = new Set(of(category).map((person) => nameOf(person)));
        return people.filter(
          (person) => person.category === category && isEnded(person) && !left.has(nameOf(person)),
        );
      });
      return { clause, outcome: signers.length > 0 ? 'signers' : 'nobody', signers, ended: byName(ended) };
    });
}

/** Returns a name for comparison, independent of case, accents and white space. */
const nameOf = ({ fullName }: SigningPerson): string =>
  fullName.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toUpperCase();

/** Removes people whose name has occurred before. */
function byName<Person extends SigningPerson>(people: readonly Person[]): Person[] {
  const names = people.map((person) => nameOf(person));
  return people.filter((_person, index) => names.indexOf(names[index]!) === index);
}

/** Returns all pairs of two different people, one from each list; the order within a pair does not matter. */
function pairs<Person extends SigningPerson>(
  firsts: readonly Person[],
  seconds: readonly Person[],
): Person[][] {
  const found = new Map<string, Person[]>();
  for (const first of firsts)
    for (const second of seconds) {
      const names = [nameOf(first), nameOf(second)];
      const key = names.toSorted().join('\n');
      if (names[0] !== names[1] && !found.has(key)) found.set(key, [first, second]);
    }
  return [...found.values()];
}

/** Who may sign an operation under the clauses of a power of attorney; free of schemas. */
import {
  categoriesOf,
  powerStatus,
  type PowerOperation,
  type PowerProduct,
} from './power-of-attorney-rules.ts';

interface SigningClause {
  readonly category: string;
  readonly product: PowerProduct;
  /** EUR for each operation; null without a limit. */
  readonly limit: number | null;
}

interface SigningPerson {
  readonly category: string;
  readonly fullName: string;
  readonly lastValidityDate: string | null;
}

interface SignedOperation {
  readonly product: PowerOperation;
  /** EUR. */
  readonly amount: number;
  /** The calendar day on which it is signed. */
  readonly day: string;
}

/**
 * What a clause says about an operation: people may sign it; they might, but the powers of too many have ended; only a person
 * can read the clause, so that nothing is guessed; the amount is over its limit.
 */
export const SIGNING_OUTCOMES = ['signers', 'nobody', 'inWords', 'overLimit'] as const;
type SigningOutcome = (typeof SIGNING_OUTCOMES)[number];

interface SigningAnswer<Clause, Person> {
  clause: Clause;
  outcome: SigningOutcome;
  /** Each alone, or two together; empty unless the outcome is `signers`. */
  signers: Person[][];
  /** Signatories of the categories that the clause names whose power has ended; empty over the limit. */
  ended: Person[];
}

/**
 * The clauses about a product, each with the signatories or the pairs who may sign the operation under it. Whoever’s power
 * has ended by that day signs no more, and nobody signs twice: people of one name, however it is spelled, count as one person.
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

/** A name without what papers spell in different ways: capitals, accents and blanks make nobody another person. */
const nameOf = ({ fullName }: SigningPerson): string =>
  fullName.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/gu, ' ').trim().toUpperCase();

/** Each name once. */
function byName<Person extends SigningPerson>(people: readonly Person[]): Person[] {
  const names = people.map((person) => nameOf(person));
  return people.filter((_person, index) => names.indexOf(names[index]!) === index);
}

/** Every two different people, one of each list; the same two in another order are the same pair. */
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

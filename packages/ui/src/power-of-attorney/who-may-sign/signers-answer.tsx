import type { SigningClause, WhoMaySign } from '@atrium/contract/power-of-attorney';
import { useDayFormats } from '../../controls/date/internal.js';
import { Tag } from '../../data/tag/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { useClauseWords, type CategoriesOf } from '../use-clause-words.js';

interface Props {
  answer: WhoMaySign;
  categoriesOf: CategoriesOf;
}

const keyOf = (signers: SigningClause['signers'][number]): string =>
  signers
    .map(({ fullName }) => fullName)
    .toSorted()
    .join('\n');

/** Returns a sentence with the number of possible signers, and of clauses that must be read by a person. */
export function useSignersSummary(): (answer: WhoMaySign) => string {
  const t = useStrings();
  const { integer } = useFormats();
  return ({ hasSpartData, inForceFrom, branches }) => {
    if (!hasSpartData) return t('powerOfAttorney.onlyPdf');
    if (inForceFrom !== null) return t('powerOfAttorney.whoMaySign.notInForce');
    const clauses = branches.flatMap((branch) => branch.clauses);
    if (clauses.length === 0) return t('powerOfAttorney.whoMaySign.noClause');
    // Signers allowed by several clauses are counted once.
    const found = new Set(clauses.flatMap(({ signers }) => signers.map(keyOf))).size;
    const toRead = clauses.filter(({ outcome }) => outcome === 'inWords').length;
    return [
      found === 0
        ? t('powerOfAttorney.whoMaySign.nobody')
        : t('powerOfAttorney.whoMaySign.found', { count: found, figure: integer(found) }),
      ...(toRead === 0
        ? []
        : [t('powerOfAttorney.whoMaySign.toRead', { count: toRead, figure: integer(toRead) })]),
    ].join(' ');
  };
}

/** The possible signers by branch and clause. */
export function SignersAnswer({ answer, categoriesOf }: Props) {
  const { product, amount, day, hasSpartData, inForceFrom, branches } = answer;
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  const whyNothing = () => {
    if (!hasSpartData) return t('powerOfAttorney.page.onlyPdfHelp');
    return inForceFrom === null
      ? t('powerOfAttorney.whoMaySign.noClauseHelp')
      : t('powerOfAttorney.whoMaySign.notInForceHelp', { date: days.date(inForceFrom) });
  };
  return (
    <div className="grid gap-16">
      <p className="text-small text-ink-2">
        {t('powerOfAttorney.whoMaySign.asked', {
          operation: t(`powerOfAttorney.page.products.${product}`),
          amount: formats.amount(amount, 'EUR'),
        })}
        <br />
        {t('powerOfAttorney.whoMaySign.on', { date: days.date(day) })}
      </p>
      {branches.length === 0 ? <p>{whyNothing()}</p> : null}
      {branches.map(({ name, refCode, ricosType, clauses }) => (
        <section key={refCode} aria-label={name}>
          <h3 className="flex flex-wrap items-center gap-x-12 gap-y-4 border-b border-line-ink py-8 text-heading-3">
            {name}
            <span className="text-caption font-normal text-ink-2">{refCode}</span>
            {ricosType === 'CPY' ? <Tag label={t('powerOfAttorney.page.thirdParty')} /> : null}
          </h3>
          {clauses.map(({ clause, ...said }) => (
            <Clause
              key={`${clause.category} ${clause.product} ${clause.limit}`}
              {...{ clause, categoriesOf }}
              {...said}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

function Clause({
  clause: { category, product, limit },
  outcome,
  signers,
  ended,
  categoriesOf,
}: SigningClause & Pick<Props, 'categoriesOf'>) {
  const t = useStrings();
  const formats = useFormats();
  const days = useDayFormats();
  const wordsOf = useClauseWords(categoriesOf);
  const isOver = outcome === 'overLimit';
  return (
    <div className="border-b border-line py-10">
      <p className={isOver ? 'text-ink-3' : undefined}>
        <span className="font-semibold break-words">{wordsOf(category)}</span>
        <span className="block text-caption text-ink-2">
          {t(`powerOfAttorney.page.products.${product}`)},{' '}
          {limit === null
            ? t('powerOfAttorney.whoMaySign.unlimited')
            : t('powerOfAttorney.whoMaySign.upTo', { amount: formats.amount(limit, 'EUR') })}
        </span>
      </p>
      {outcome === 'signers' ? (
        <ul className="pt-4">
          {signers.map((pair) => (
            <li key={keyOf(pair)} className="py-4 break-words">
              {formats.list(pair.map(({ fullName }) => fullName))}
              <span className="block text-caption text-ink-2">
                {pair.map((signer) => signer.function).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="pt-4 text-small text-ink-2">{t(`powerOfAttorney.whoMaySign.outcome.${outcome}`)}</p>
      )}
      {ended.map(({ fullName, lastValidityDate }) => (
        <p key={fullName} className="pt-4 text-caption text-ink-3">
          {t('powerOfAttorney.whoMaySign.ended', {
            name: fullName,
            date: lastValidityDate === null ? '' : days.date(lastValidityDate),
          })}
        </p>
      ))}
    </div>
  );
}

import { PropertyList } from '../../../data/index.js';
import { useStrings } from '../../../foundations/index.js';

/** The parts of a form shown in the summary; a part that is not chosen yet is undefined. */
export interface CreationSummaryFacts {
  contract?: string | undefined;
  service?: string | undefined;
  action?: string | undefined;
  topic?: string | undefined;
  legalEntities: readonly string[];
  participants: readonly string[];
  files: number;
  /** Null if the request has no signatory step. */
  signatories: number | null;
}

/** Number of names shown before “and 3 others”. */
const NAMES = 3;

/** The user's choices so far, and what happens after the request is created. */
export function CreationSummary({ facts }: { facts: CreationSummaryFacts }) {
  const t = useStrings();
  const none = <span className="text-ink-3">{t('creation.summary.none')}</span>;
  const names = (list: readonly string[]) => {
    if (list.length === 0) return none;
    const rest = list.length - NAMES;
    return (
      <>
        {list.slice(0, NAMES).map((name) => (
          <span key={name} className="block break-words">
            {name}
          </span>
        ))}
        {rest > 0 ? <span className="block">{t('creation.summary.more', { count: rest })}</span> : null}
      </>
    );
  };
  return (
    <>
      <h2 className="border-b border-line pb-8 text-heading-3">{t('creation.summary.title')}</h2>
      <PropertyList
        layout="stacked"
        className="mt-8"
        properties={[
          { label: t('creation.summary.contract'), value: facts.contract ?? none },
          { label: t('creation.summary.service'), value: facts.service ?? none },
          { label: t('creation.summary.action'), value: facts.action ?? none },
          { label: t('creation.summary.topic'), value: facts.topic ?? none },
          { label: t('creation.summary.legalEntities'), value: names(facts.legalEntities) },
          { label: t('creation.summary.participants'), value: names(facts.participants) },
          { label: t('creation.summary.files'), value: String(facts.files) },
          ...(facts.signatories === null
            ? []
            : [{ label: t('creation.summary.signatories'), value: String(facts.signatories) }]),
        ]}
      />
      <h2 className="mt-24 border-t-2 border-line-ink pt-12 text-heading-3">{t('creation.summary.next')}</h2>
      <p className="mt-8 text-small text-ink-2">
        {t('creation.summary.nextText')}
        {facts.signatories === null ? null : ` ${t('creation.summary.nextSignature')}`}
      </p>
      <h2 className="mt-24 border-t-2 border-line-ink pt-12 text-heading-3">{t('creation.drafts.title')}</h2>
      <p className="mt-8 text-small text-ink-2">{t('creation.draft.kept')}</p>
    </>
  );
}

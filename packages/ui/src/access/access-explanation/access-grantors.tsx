import type { AccessExplanation } from '@atrium/contract/access-explanations';
import { useFormats, useStrings } from '../../foundations/index.js';

interface AccessGrantorsProps {
  explanation: AccessExplanation;
  /** The user already has some access, but not all of it. */
  isWider: boolean;
}

/** Who can grant what is missing, and since when they have been asked. */
export function AccessGrantors({ explanation, isWider }: AccessGrantorsProps) {
  const t = useStrings();
  const formats = useFormats();
  const { grantableBy, askedAt } = explanation;
  if (!grantableBy) return null;
  const { kind, people } = grantableBy;
  return (
    <>
      <p>{t(`accessExplanation.grantors.${kind}.${isWider ? 'wider' : 'give'}`)}</p>
      {people.length > 0 ? <p className="text-heading-3">{formats.list(people)}</p> : null}
      <p role="status" className="text-ink-2 empty:hidden">
        {askedAt ? t('accessExplanation.asked', { date: formats.dateTime(askedAt) }) : null}
      </p>
    </>
  );
}

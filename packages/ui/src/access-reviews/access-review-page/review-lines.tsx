import type { AccessReviewLine } from '@atrium/contract/access-reviews';
import type { REVIEW_COMMENT_MAX } from '@atrium/contract/access-review-rules';
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { TextInput } from '../../controls/text/index.js';
import { StateMark, useFormats, useStrings } from '../../foundations/index.js';
import { useLatest } from '../../foundations/use-latest.js';

const COMMENT_MAX: typeof REVIEW_COMMENT_MAX = 500;
/** The character count is shown from this many characters before the maximum. */
const COUNTED = 100;

/** The decision on a line; null undoes it. */
export interface LineDecision {
  readonly id: string;
  readonly version: number;
  readonly decision: 'CONFIRMED' | 'REVOKED' | null;
  readonly comment: string;
}

interface ReviewLinesProps {
  lines: readonly AccessReviewLine[];
  /** Saves a decision; without it the lines are read-only. */
  onDecide: ((line: LineDecision) => void) | undefined;
  /** Id of the user, who cannot decide on their own rights. */
  ownId: string;
  /** Called when a comment is typed that is not saved, or none is left. */
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/** The rights under review, grouped by person. Arrow keys move between lines, one key confirms or revokes. */
export function ReviewLines({ lines, onDecide, ownId, onUnsavedChange }: ReviewLinesProps) {
  const t = useStrings();
  const list = useRef<HTMLUListElement>(null);
  const decide = useLatest((decision: LineDecision) => onDecide?.(decision));
  /** The lines with a comment that is not saved. */
  const unsaved = useRef(new Set<string>());
  const mark = useLatest((id: string, isUnsaved: boolean) => {
    const before = unsaved.current.size > 0;
    if (isUnsaved) unsaved.current.add(id);
    else unsaved.current.delete(id);
    const after = unsaved.current.size > 0;
    if (after !== before) onUnsavedChange?.(after);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLButtonElement) || hasModifier(event)) return;
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    const firsts = [...list.current!.querySelectorAll<HTMLButtonElement>('button[data-line="CONFIRMED"]')];
    const at = firsts.findIndex((button) => button.parentElement === target.parentElement);
    if (at < 0) return;
    firsts[at + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the buttons inside
    <ul ref={list} aria-label={t('accessReviews.lines')} onKeyDown={onKeyDown}>
      {lines.map((line, index) => (
        <li
          key={line.id}
          className="border-b border-line py-12 [contain-intrinsic-size:auto_57px] [content-visibility:auto] print:[content-visibility:visible]"
        >
          {line.person.id === lines[index - 1]?.person.id ? null : (
            <p className="mb-4 font-semibold">
              {line.person.firstName} {line.person.lastName}{' '}
              <span className="text-small font-regular break-words text-ink-2">{line.person.email}</span>
            </p>
          )}
          <div className="flex flex-wrap items-start justify-between gap-x-24 gap-y-8">
            <LineWords line={line} />
            {onDecide && line.decision !== 'LAPSED' ? (
              line.person.id === ownId ? (
                <p className="text-small text-ink-2">{t('accessReviews.own')}</p>
              ) : (
                <LineControls line={line} onDecide={decide} onUnsaved={mark} />
              )
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The comment and the two decision buttons of a line. Typing re-renders only this line. */
const LineControls = memo(function LineControls({
  line,
  onDecide,
  onUnsaved,
}: {
  line: AccessReviewLine;
  onDecide: (line: LineDecision) => void;
  onUnsaved: (id: string, isUnsaved: boolean) => void;
}) {
  const t = useStrings();
  /** A comment that is not saved yet, and the saved one that it was typed over. */
  const [typed, setTyped] = useState<{ text: string; over: string; isOpen: boolean } | null>(null);
  const comment = typed && (typed.isOpen || typed.over === line.comment) ? typed.text : line.comment;
  const isUnsaved = comment.trim() !== line.comment;
  useEffect(() => {
    onUnsaved(line.id, isUnsaved);
    return () => onUnsaved(line.id, false);
  }, [onUnsaved, line.id, isUnsaved]);
  /** The decision made here, which `line` only has once it is saved. */
  const sent = useRef<Pick<LineDecision, 'version' | 'decision'>>(null);
  const decide = (decision: LineDecision['decision']) => {
    const { id, version } = line;
    sent.current = { version, decision };
    onDecide({ id, version, decision, comment: comment.trim() });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLButtonElement) || hasModifier(event)) return;
    const key = event.key.toUpperCase();
    if (key === t('accessReviews.keys.confirm')) decide('CONFIRMED');
    else if (key === t('accessReviews.keys.revoke')) decide('REVOKED');
    else if (event.key === 'Delete' || event.key === 'Backspace') decide(null);
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the buttons inside
    <div className="flex flex-wrap items-start gap-8 max-xs:w-full" onKeyDown={onKeyDown}>
      <Field label={t('accessReviews.commentOne', wordsOf(line))} labelHidden className="w-200 max-xs:w-full">
        <TextInput
          size="toolbar"
          placeholder={t('accessReviews.comment')}
          // The count appears only near the maximum: on every line it would be noise.
          maxLength={comment.length > COMMENT_MAX - COUNTED ? COMMENT_MAX : undefined}
          value={comment}
          onValueChange={(text) => setTyped({ text, over: line.comment, isOpen: true })}
          onBlur={() => {
            const isPending = sent.current?.version === line.version;
            const decision = isPending ? sent.current!.decision : line.decision;
            if (decision !== null && decision !== 'LAPSED' && isUnsaved) decide(decision);
            setTyped((now) => now && { ...now, isOpen: false });
          }}
        />
      </Field>
      {(['CONFIRMED', 'REVOKED'] as const).map((decision) => (
        <Button
          key={decision}
          size="toolbar"
          variant="secondary"
          data-line={decision}
          aria-pressed={line.decision === decision}
          aria-label={t(
            decision === 'CONFIRMED' ? 'accessReviews.confirmOne' : 'accessReviews.revokeOne',
            wordsOf(line),
          )}
          className="aria-pressed:border-line-ink aria-pressed:font-semibold"
          onClick={() => decide(line.decision === decision ? null : decision)}
        >
          {t(decision === 'CONFIRMED' ? 'accessReviews.confirm' : 'accessReviews.revoke')}
        </Button>
      ))}
    </div>
  );
});

const wordsOf = ({ person, service }: AccessReviewLine) => ({
  person: `${person.firstName} ${person.lastName}`,
  service: service.label,
});

function LineWords({ line }: { line: AccessReviewLine }) {
  const t = useStrings();
  const { dateTime } = useFormats();
  const { decision, decidedBy, decidedAt, service, right, listName, comment } = line;
  return (
    <div className="min-w-0 flex-1 basis-240">
      <p className="break-words">
        {[
          service.label,
          right.label,
          listName ?? (service.linkedToLegalEntities ? t('accessReviews.allEntities') : ''),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {decision === null ? null : (
        <p className="flex items-center gap-8 text-small text-ink-2">
          <StateMark name={decision === 'CONFIRMED' ? 'done' : decision === 'REVOKED' ? 'refused' : 'info'} />
          {decidedBy && decidedAt
            ? t('accessReviews.decidedBy', {
                decision: t(`accessReviews.decisions.${decision}`),
                person: `${decidedBy.firstName} ${decidedBy.lastName}`,
                moment: dateTime(decidedAt),
              })
            : t(`accessReviews.decisions.${decision}`)}
        </p>
      )}
      {comment ? <p className="text-small break-words">{comment}</p> : null}
    </div>
  );
}

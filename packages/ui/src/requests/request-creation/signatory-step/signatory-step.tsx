import type { ComponentProps } from 'react';
import { cn, useStrings } from '../../../foundations/index.js';
import { Uploader, type Uploads } from '../../../files/index.js';
import { StateMark } from '../../../foundations/state-mark/index.js';
import { SignatoryForm, type SignatoryFormProps } from '../../../signature/index.js';
import { controlIdOf, type ErrorOf } from '../form.js';
import { peoplePrefix } from '../problem-names.js';

type FormProps = Pick<
  SignatoryFormProps,
  'value' | 'onValueChange' | 'issuesOf' | 'normalisePhone' | 'maximum' | 'authorisedDomains' | 'showIssues'
>;

export interface SignatoryStepProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'>, FormProps {
  /** The files, from `useUploads`. */
  uploads: Uploads;
  /** Returns the error message of a field; undefined if it has none. */
  errorOf: ErrorOf;
}

/** The step for the documents to sign and their signatories (NEW-047). */
export function SignatoryStep({
  uploads,
  errorOf,
  value,
  onValueChange,
  issuesOf,
  normalisePhone,
  maximum,
  authorisedDomains,
  showIssues,
  className,
  ...props
}: SignatoryStepProps) {
  const t = useStrings();
  const listError = errorOf('signature.signatories');
  const listId = controlIdOf('signature.signatories');
  return (
    <div className={cn('grid gap-32', className)} {...props}>
      <Uploader
        uploads={uploads}
        label={t('creation.documents.toSign')}
        controlId={controlIdOf('signature.documentIds')}
        error={errorOf('signature.documentIds')}
      />
      <div id={listId} role="group" aria-label={t('creation.names.signatories')} className="grid gap-8">
        <SignatoryForm
          {...{ value, onValueChange, issuesOf, normalisePhone, maximum }}
          {...(authorisedDomains && { authorisedDomains })}
          {...(showIssues !== undefined && { showIssues })}
          idPrefix={peoplePrefix('signature')}
        />
        {listError ? (
          <p className="flex gap-6 text-caption text-negative-ink">
            <StateMark name="refused" size={12} className="mt-2 shrink-0" />
            {listError}
          </p>
        ) : null}
      </div>
    </div>
  );
}

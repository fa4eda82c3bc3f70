import type { Audience } from '@atrium/contract/audience';
import type { ComponentProps } from 'react';
import { Checkbox } from '../../../controls/index.js';
import { cn, useStrings } from '../../../foundations/index.js';
import { Uploader, type Uploads } from '../../../files/index.js';
import { controlIdOf, type ErrorOf } from '../form.js';

export interface DocumentStepProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The files, from `useUploads`. */
  uploads: Uploads;
  /** Whether every document has to be validated; absent if the action does not offer this choice (NEW-067). */
  validation?: { checked: boolean; onCheckedChange: (checked: boolean) => void } | undefined;
  /** Who creates the request: the other side validates its documents (RDET-069). Default `client`. */
  audience?: Audience;
  /** Returns the error message of a field; undefined if it has none. */
  errorOf: ErrorOf;
}

/** The step for the documents of the request. */
export function DocumentStep({
  uploads,
  validation,
  audience = 'client',
  errorOf,
  className,
  ...props
}: DocumentStepProps) {
  const t = useStrings();
  return (
    <div className={cn('grid gap-20', className)} {...props}>
      <Uploader
        uploads={uploads}
        label={t('creation.documents.label')}
        controlId={controlIdOf('documentIds')}
        error={errorOf('documentIds')}
      />
      {validation ? (
        <Checkbox
          label={t(`creation.documents.${audience === 'bank' ? 'validateByClient' : 'validate'}`)}
          {...validation}
        />
      ) : null}
    </div>
  );
}

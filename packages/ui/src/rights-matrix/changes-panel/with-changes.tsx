import type { ComponentProps } from 'react';
import { cn } from '../../foundations/index.js';
import type { RightsDraft } from '../use-rights-draft.js';
import { useRightWords } from '../use-right-words.js';
import { ChangesPanel, type RightsSaveProps } from './changes-panel.js';

export interface WithChangesProps extends ComponentProps<'div'>, RightsSaveProps {
  rights: RightsDraft;
  /** Rights can be changed; otherwise nothing is listed. */
  editable: boolean;
  /** Hides the list, for example while past rights are shown; a running save goes on. */
  panelHidden?: boolean;
  /** A sentence below the list. */
  help?: string | undefined;
}

/** A view of rights with the list of its changes beside it, below it in narrow windows. */
export function WithChanges({
  rights,
  editable,
  panelHidden,
  help,
  onSave,
  onCreateList,
  warningsOf,
  previewOf,
  className,
  children,
  ...props
}: WithChangesProps) {
  const words = useRightWords(rights.model);
  const { people, services } = rights.model.data;
  return (
    <div className={cn('min-w-0 gap-24 md:flex md:items-start', className)} {...props}>
      <div className="min-w-0 flex-1">{children}</div>
      {editable && people.length > 0 && services.length > 0 ? (
        <div hidden={panelHidden} className="mt-24 md:mt-12 md:w-side-panel md:shrink-0">
          <ChangesPanel {...{ rights, words, onSave, onCreateList, warningsOf, previewOf }} />
          {help === undefined ? null : <p className="mt-12 text-small text-ink-2">{help}</p>}
        </div>
      ) : null}
    </div>
  );
}

import type { RequestDocument } from '@atrium/contract/request-documents';
import { Button, IconButton } from '../../controls/button/index.js';
import { Checkbox } from '../../controls/checkbox/index.js';
import { TagList } from '../../data/tag/index.js';
import { FileCard } from '../../files/file-card/index.js';
import {
  cn,
  DownloadIcon,
  StateMark,
  useFormats,
  useStrings,
  type StateName,
} from '../../foundations/index.js';

/** The decisions of RDET-068, as spelled in the API. */
export type DocumentDecision = 'PENDING' | 'VALIDATED' | 'REFUSED';

const MARKS: Record<RequestDocument['state'], StateName> = {
  pending: 'action',
  validated: 'done',
  refused: 'refused',
};

export interface DocumentItemProps {
  document: RequestDocument;
  /** The request requires validation of documents, so the state is shown. */
  validation: boolean;
  selected: boolean;
  onSelectedChange: (selected: boolean) => void;
  onOpen: () => void;
  onDownload: () => void;
  onDecide: (decision: DocumentDecision) => void;
  deciding: boolean;
}

/** A document of a request with its state and actions. */
export function DocumentItem({
  document,
  validation,
  selected,
  onSelectedChange,
  onOpen,
  onDownload,
  onDecide,
  deciding,
}: DocumentItemProps) {
  const t = useStrings();
  const formats = useFormats();
  const { filename: name, state, rights } = document;
  const author = useAuthor(document);
  return (
    <div className="flex flex-wrap items-center gap-x-12 border-b border-line" data-document={document.id}>
      <Checkbox
        aria-label={t('requestDocuments.select', { name })}
        checked={selected}
        onCheckedChange={onSelectedChange}
      />
      <FileCard
        variant="row"
        className="min-w-[12rem] flex-1 border-b-0"
        name={name}
        mediaType={document.mediaType}
        size={document.size}
        details={[author, formats.date(document.creationDate)]}
        onOpen={onOpen}
      />
      <div
        className={cn(
          'flex flex-wrap items-center gap-8 py-4',
          (validation || rights.canValidate || document.tags.length > 0) && 'max-sm:w-full max-sm:pl-36',
        )}
      >
        {document.tags.length > 0 ? <TagList tags={document.tags.map((tag) => tag.name)} /> : null}
        {validation ? (
          <span className="inline-flex items-center gap-8 text-small">
            <StateMark name={MARKS[state]} />
            {t(`requestDocuments.state.${state}`)}
          </span>
        ) : null}
        {rights.canValidate && state === 'pending' ? (
          <>
            <Button
              size="row"
              busy={deciding}
              aria-label={t('requestDocuments.validateName', { name })}
              data-decide
              data-validate
              onClick={() => onDecide('VALIDATED')}
            >
              {t('requestDocuments.validate')}
            </Button>
            <Button
              size="row"
              variant="tertiary"
              aria-disabled={deciding || undefined}
              aria-label={t('requestDocuments.refuseName', { name })}
              onClick={() => !deciding && onDecide('REFUSED')}
            >
              {t('requestDocuments.refuse')}
            </Button>
          </>
        ) : null}
        {rights.canValidate && state !== 'pending' ? (
          <Button
            size="row"
            variant="tertiary"
            busy={deciding}
            aria-label={t('requestDocuments.reopenName', { name })}
            data-decide
            onClick={() => onDecide('PENDING')}
          >
            {t('requestDocuments.reopen')}
          </Button>
        ) : null}
        <IconButton
          size="row"
          icon={DownloadIcon}
          label={t('requestDocuments.download', { name })}
          onClick={onDownload}
        />
      </div>
    </div>
  );
}

/** Returns who added a document, or who requested it (DOC-016); a closed account is marked (DOC-017). */
function useAuthor(document: RequestDocument): string {
  const t = useStrings();
  if (document.isUploadedByMe) return t('requestDocuments.byMe');
  const fullName = `${document.authorFirstName} ${document.authorLastName}`;
  const name = document.authorIsDeleted ? t('requestDocuments.accountClosed', { name: fullName }) : fullName;
  return document.isRequested ? t('requestDocuments.requestedBy', { name }) : name;
}

import type { HubDocument } from '@atrium/contract/information-hub';
import { fileTitle } from '../../content/document-list/internal.js';
import { fileExtension, FileTypeIcon } from '../../files/file-type-icon/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';

const SHOWN = 3;

export interface CountryPreviewProps {
  name: string;
  market: string;
  documents: readonly HubDocument[];
}

/** The first documents of the hovered or focused country; hidden from screen readers, as its panel lists all. */
export function CountryPreview({ name, market, documents }: CountryPreviewProps) {
  const t = useStrings();
  const formats = useFormats();
  return (
    <div className="mb-12">
      <p className="text-small font-semibold">{name}</p>
      <p className="text-caption text-ink-2">
        {t('informationHub.previewFacts', { market, count: documents.length })}
      </p>
      {documents.slice(0, SHOWN).map(({ id, filename, mediaType, size, updatedAt }) => (
        <div key={id} className="flex gap-12 border-b border-line py-8">
          <FileTypeIcon name={filename} mediaType={mediaType} className="mt-2 shrink-0" />
          <div className="min-w-0">
            <p className="text-small font-medium break-words">{fileTitle(filename)}</p>
            <p className="text-caption text-ink-2">
              {[fileExtension(filename)?.toUpperCase(), formats.fileSize(size), formats.date(updatedAt)]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}

import { DOCUMENT_PAGE_SIZE } from '@atrium/contract/document-rules';
import { DocumentsWidget } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useDocumentDownload } from '../../../api/document-downloads.ts';
import { documentsQuery, listedDocument } from '../../../api/documents.ts';
import { useAddress } from '../../../app/use-address.ts';
import { LazyDocumentPreview } from '../../documents/preview.ts';
import { stateOf, useRows } from './read.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

/** The newest documents; ten on the dashboard (WID-021). */
const newest = (page: number, limit: number) => documentsQuery({ page, limit, sort: 'DateDescending' });

export const prefetch = (queries: QueryClient) => queries.prefetchQuery(newest(1, DOCUMENT_PAGE_SIZE));

/** Query parameter of the home with the opened document. */
const OPEN = 'document';

export function Component({ width }: WidgetProps) {
  const { read, rows: documents, total, more } = useRows(width, newest, { onBoard: DOCUMENT_PAGE_SIZE });
  const download = useDocumentDownload();
  const [address, changeAddress] = useAddress();
  const show = (id: string | null) =>
    changeAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete(OPEN);
        else after.set(OPEN, id);
        return after;
      },
      { preventScrollReset: true, replace: address.has(OPEN) },
    );
  const shown = documents?.find(({ id }) => id === address.get(OPEN))?.id;
  return (
    <>
      <DocumentsWidget
        {...stateOf(read)}
        {...useServiceHref('DOCUMENTS')}
        width={width}
        documents={documents}
        total={total}
        more={more}
        onOpen={({ id }) => show(id)}
        onDownload={(document) => download.mutate(listedDocument(document))}
        downloading={download.isPending ? download.variables.id : undefined}
      />
      {shown && documents ? (
        <LazyDocumentPreview
          documents={documents.map((document) => listedDocument(document))}
          shown={shown}
          onShow={show}
        />
      ) : null}
    </>
  );
}

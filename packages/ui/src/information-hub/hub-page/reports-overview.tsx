import { Button } from '../../controls/button/index.js';
import { ContentDocumentList } from '../../content/document-list/index.js';
import { EditableText } from '../../content/editable-text/index.js';
import { Empty } from '../../feedback/index.js';
import { PlusIcon, useStrings } from '../../foundations/index.js';
import { REPORTS } from '../places.js';
import { documentsOf, type OverviewProps } from './overview.js';

/** HUB-014, HUB-015: two cards with their documents, by name. */
export function ReportsOverview({ documents, textOf, onAdd, ...list }: OverviewProps) {
  const t = useStrings();
  const { onOpen, onDownload } = list;
  // They stand by their name: there is no order to change.
  const editing = list.editing && { ...list.editing, onOrder: undefined };
  return (
    <div className="grid items-start gap-x-32 gap-y-40 py-24 md:grid-cols-2">
      {REPORTS.map((report) => {
        const name = t(`informationHub.blocs.${report}`);
        const own = documentsOf(documents, report);
        return (
          <section key={report} aria-label={name} className="border-t-2 border-line-ink pt-16">
            <div className="flex flex-wrap items-start justify-between gap-8">
              <h2 className="text-heading-1">{name}</h2>
              {onAdd ? (
                <Button
                  size="toolbar"
                  icon={PlusIcon}
                  aria-label={t('content.card.addTo', { name })}
                  onClick={() => onAdd(report, name)}
                >
                  {t('content.documents.add')}
                </Button>
              ) : null}
            </div>
            <EditableText className="mt-8 mb-12" name={name} texts={textOf(report)} />
            {own.length > 0 ? (
              <ContentDocumentList
                aria-label={name}
                className="border-t border-line"
                documents={own}
                {...{ onOpen, onDownload, editing }}
              />
            ) : (
              <Empty title={t('content.documents.empty')} help={t('content.documents.emptyHelp')} />
            )}
          </section>
        );
      })}
    </div>
  );
}

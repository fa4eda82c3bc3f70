import { DocumentSection } from '../../content/document-section/index.js';
import { EditableText } from '../../content/editable-text/index.js';
import { useStrings } from '../../foundations/index.js';
import { REPORTS } from '../hub-structure.js';
import { documentsOf, type OverviewProps } from './overview.js';

/** HUB-014, HUB-015: two cards with their documents, sorted by name. */
export function ReportsOverview({ documents, textOf, onAdd, onOpen, onDownload, editing }: OverviewProps) {
  const t = useStrings();
  return (
    <div className="grid items-start gap-x-32 gap-y-40 py-24 md:grid-cols-2">
      {REPORTS.map((report) => {
        const name = t(`informationHub.blocs.${report}`);
        return (
          <DocumentSection
            key={report}
            name={name}
            documents={documentsOf(documents, report)}
            onOpen={onOpen}
            onDownload={onDownload}
            // Sorted by name, so the order cannot be changed.
            editing={editing && { ...editing, onOrder: undefined }}
            onAdd={onAdd && (() => onAdd(report, name))}
          >
            <EditableText name={name} texts={textOf(report)} />
          </DocumentSection>
        );
      })}
    </div>
  );
}

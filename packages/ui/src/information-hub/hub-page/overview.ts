import type { HubDocument } from '@atrium/contract/information-hub';
import type { HubBloc, HubEditableKey } from '@atrium/contract/information-hub-rules';
import type { ContentDocumentListProps } from '../../content/document-list/index.js';
import type { TextsOfForm } from '../../content/editable-text/index.js';

/** Props shared by the tabs of the hub. */
export interface OverviewProps extends Pick<ContentDocumentListProps, 'onOpen' | 'onDownload' | 'editing'> {
  documents: readonly HubDocument[];
  /** The block whose documents are shown in the side panel. */
  bloc: HubBloc | undefined;
  hrefOf: (bloc: HubBloc) => string;
  textOf: (key: HubEditableKey) => TextsOfForm;
  /** The side panel is open, so there is less room. */
  isBeside: boolean;
  onAdd: ((bloc: HubBloc, name: string) => void) | undefined;
}

/** Returns the documents of a block. */
export const documentsOf = (documents: readonly HubDocument[], bloc: HubBloc): HubDocument[] =>
  documents.filter(({ itbInfo }) => itbInfo.bloc === bloc);

import type { HubDocument } from '@atrium/contract/information-hub';
import type { HubBloc, HubEditableKey } from '@atrium/contract/information-hub-rules';
import type { ContentDocumentListProps } from '../../content/document-list/index.js';
import type { TextsOfForm } from '../../content/editable-text/index.js';

/** What each tab of the hub is given. */
export interface OverviewProps extends Pick<ContentDocumentListProps, 'onOpen' | 'onDownload' | 'editing'> {
  documents: readonly HubDocument[];
  /** The block whose documents are shown next to the page. */
  bloc: HubBloc | undefined;
  hrefOf: (bloc: HubBloc) => string;
  textOf: (key: HubEditableKey) => TextsOfForm;
  /** Documents are shown next to the page: there is less room. */
  isBeside: boolean;
  onAdd: ((bloc: HubBloc, name: string) => void) | undefined;
}

/** The documents of a block. */
export const documentsOf = (documents: readonly HubDocument[], bloc: HubBloc): HubDocument[] =>
  documents.filter(({ itbInfo }) => itbInfo.bloc === bloc);

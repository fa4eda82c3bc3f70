import type { RequestDocument } from '@atrium/contract/request-documents';

export interface MessageDocuments {
  /** Null for what was added beside the messages. */
  messageId: string | null;
  documents: RequestDocument[];
}

/** Documents by the message they came with, the groups in the order of their first document. */
export function byMessage(documents: readonly RequestDocument[]): MessageDocuments[] {
  const groups = new Map<string | null, RequestDocument[]>();
  for (const document of documents) {
    const group = groups.get(document.messageId);
    if (group) group.push(document);
    else groups.set(document.messageId, [document]);
  }
  return [...groups].map(([messageId, group]) => ({ messageId, documents: group }));
}

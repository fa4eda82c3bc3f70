import type { RequestDocument } from '@atrium/contract/request-documents';

export interface MessageDocuments {
  /** Null for documents added without a message. */
  messageId: string | null;
  documents: RequestDocument[];
}

/** Groups documents by the message they came with; groups are in the order of their first document. */
export function byMessage(documents: readonly RequestDocument[]): MessageDocuments[] {
  const groups = new Map<string | null, RequestDocument[]>();
  for (const document of documents) {
    const group = groups.get(document.messageId);
    if (group) group.push(document);
    else groups.set(document.messageId, [document]);
  }
  return [...groups].map(([messageId, group]) => ({ messageId, documents: group }));
}

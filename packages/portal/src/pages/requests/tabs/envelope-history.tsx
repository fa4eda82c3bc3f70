import type { SignatureEnvelope } from '@atrium/contract/signatures';
import { EnvelopeHistory } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { envelopeHistoryQuery } from '../../../api/signatures.ts';
import { errorFacts } from '../../../app/error-facts.ts';

/** The audit trail of an envelope; refetched whenever the envelope changes. */
export default function History({ requestId, envelope }: { requestId: string; envelope: SignatureEnvelope }) {
  const query = useQuery(envelopeHistoryQuery(requestId, envelope.envelopeId));
  const { refetch } = query;
  const known = useRef(envelope);
  useEffect(() => {
    if (known.current === envelope) return;
    known.current = envelope;
    void refetch();
  }, [envelope, refetch]);
  return <EnvelopeHistory events={query.data} error={errorFacts(query)} />;
}

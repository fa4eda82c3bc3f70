import { useNavigate } from 'react-router-dom';
import { requestHref } from '../../../app/addresses/requests.ts';
import { Envelopes } from './envelopes.tsx';
import type { RequestTabProps } from './index.ts';

/** The envelopes beside the other tabs of a request; their documents open on the signature tab. */
export default function SignaturePanel({ request }: RequestTabProps) {
  const navigate = useNavigate();
  return (
    <Envelopes
      request={request}
      onOpenDocument={({ id }) => void navigate(`${requestHref(request)}?tab=signature&document=${id}`)}
    />
  );
}

import { CookieBar } from '@atrium/ui';
import { useState } from 'react';
import { useUser } from '../../api/users.ts';
import { readStored, writeStored } from '../browser-storage.ts';

const KEY = 'cookies-accepted';

const isAccepted = (): boolean => readStored(KEY) === 'true';

/** The cookie bar, shown until it is accepted once in this browser (NAV-002, NAV-003). */
export function Cookies() {
  const [accepted, setAccepted] = useState(isAccepted);
  const { demoMode } = useUser();
  const accept = () => {
    setAccepted(true);
    // Without storage the bar is shown again next time.
    writeStored(KEY, 'true');
  };
  return (
    <CookieBar accepted={accepted} onAccept={accept} {...(!demoMode && { policyHref: '/personal-data' })} />
  );
}

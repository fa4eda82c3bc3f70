import { CookieBar } from '@atrium/ui';
import { useState } from 'react';
import { useUser } from '../../api/users.ts';

const KEY = 'cookies-accepted';

function isAccepted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

/** The cookie bar, shown until it is accepted once in this browser (NAV-002, NAV-003). */
export function Cookies() {
  const [accepted, setAccepted] = useState(isAccepted);
  const { demoMode } = useUser();
  const accept = () => {
    setAccepted(true);
    try {
      localStorage.setItem(KEY, 'true');
    } catch {
      // Without storage the bar is shown again next time.
    }
  };
  return (
    <CookieBar accepted={accepted} onAccept={accept} {...(!demoMode && { policyHref: '/personal-data' })} />
  );
}

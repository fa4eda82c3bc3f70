import { useEffect } from 'react';
import { useNewestUser } from '../../api/users.ts';
import { focusPage } from '../../app/shell/focus-page.ts';
import { useExplainedRefusals } from '../../app/use-explained-refusals.ts';
import { Component as ClosedService } from './closed-service.tsx';

/**
 * Takes the place of an open page whose service the user has lost, with the focus if it was in that page. The toast
 * of the call that was refused is closed, as the page says why. The user is read again when it opens and when it is
 * returned to, so that the page comes back with the service.
 */
export function Component() {
  useNewestUser();
  useExplainedRefusals();
  useEffect(() => {
    if (document.activeElement === document.body) focusPage();
  }, []);
  return <ClosedService />;
}

import { bankDay } from '@atrium/contract/bank-day';
import { holdsService } from '@atrium/contract/access';
import {
  areInForce,
  categoriesOf,
  powerFileName,
  powerStatus,
} from '@atrium/contract/power-of-attorney-rules';
import { lazyPart, PowerOfAttorneyPage, useNow, useStrings } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, type Params } from 'react-router-dom';
import { powerQuery, powerRequestsQuery, usePowerDownload } from '../../api/power-of-attorney.ts';
import { userQuery, useUser } from '../../api/users.ts';
import { boardHref, requestHref } from '../../app/addresses/requests.ts';
import { errorFacts, isForbidden, isUnknown } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useShownDocument } from '../../app/use-shown-document.ts';
import { NoAccess } from '../error/no-access.tsx';
import { Component as NotFound } from '../error/not-found.tsx';
import { useNewPowerRequest } from './new-request.ts';

const PowerPreview = lazyPart(async () => (await import('./power-preview.tsx')).default);

const WhoMaySign = lazyPart(async () => (await import('./who-may-sign.tsx')).default);

const hasBoard = holdsService('REQUESTS_BOARD').allows;

export function prefetch(queries: QueryClient, { ricosCode }: Params) {
  if (!ricosCode) return;
  void queries.prefetchQuery(powerQuery(ricosCode));
  const user = queries.getQueryData(userQuery.queryKey);
  if (user && hasBoard(user)) void queries.prefetchQuery(powerRequestsQuery(ricosCode));
}

/** Who may sign for a legal entity (POA-011 to POA-023). */
export function Component() {
  const t = useStrings();
  const { ricosCode = '' } = useParams();
  const user = useUser();
  const today = bankDay(useNow()());
  const power = useQuery(powerQuery(ricosCode));
  const open = useQuery({ ...powerRequestsQuery(ricosCode), enabled: hasBoard(user) });
  const download = usePowerDownload();
  const { shown, show } = useShownDocument();
  const [isFinding, setFinding] = useState(false);
  const fileName = powerFileName(ricosCode);
  const requests = useNewPowerRequest(user, ricosCode);
  // A missing legal entity and one hidden from the user both show the 404 page.
  if (isUnknown(power.error)) return <NotFound />;
  if (isForbidden(power.error)) return <NoAccess service="POWER_OF_ATTORNEY" />;
  const title = t('powerOfAttorney.title');
  return (
    <>
      <PageTitle>{power.data ? `${power.data.unicornRefName} · ${title}` : title}</PageTitle>
      <PowerOfAttorneyPage
        {...requests}
        // Shown together: the requests beside the branches would shift those below.
        power={open.isLoading ? undefined : power.data}
        failed={power.data ? undefined : errorFacts(power)}
        today={today}
        statusOf={({ lastValidityDate }) => powerStatus(lastValidityDate, today)}
        isInForce={power.data ? areInForce(power.data.executionDate, today) : true}
        categoriesOf={categoriesOf}
        fileName={fileName}
        backHref="/power-of-attorney"
        openRequests={
          open.data && {
            count: open.data.totalRecords,
            href: boardHref({ service: 'POWER_OF_ATTORNEY', ricos: ricosCode }),
            requests: open.data.pageRecords.map((request) => ({
              id: request.id,
              title: request.title,
              href: requestHref(request),
            })),
          }
        }
        audience={user.contactInformation.isInternal ? 'bank' : 'client'}
        onExport={() => download.mutate(ricosCode)}
        exporting={download.isPending}
        onPreview={() => show(fileName)}
        onFindSigners={() => setFinding(true)}
      />
      {power.data && isFinding ? <WhoMaySign power={power.data} onClose={() => setFinding(false)} /> : null}
      {power.data?.hasPdf && shown === fileName ? (
        <PowerPreview
          ricosCode={ricosCode}
          fileName={fileName}
          onClose={() => show(null)}
          onDownload={() => download.mutate(ricosCode)}
        />
      ) : null}
    </>
  );
}

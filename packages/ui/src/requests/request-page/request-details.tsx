import type { Request } from '@atrium/contract/requests';
import { CollapsingText, PropertyList } from '../../data/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { SectionHeader } from '../../navigation/index.js';
import { Participants } from './participants.js';
import { RequestTags, type RequestTagging } from './request-tags.js';

/**
 * The additional details of a request: description, properties, external references, participants, legal entities and
 * tags (RDET-009 to RDET-014).
 */
export function RequestDetails({
  request,
  tagging,
  id,
}: {
  request: Request;
  tagging: RequestTagging;
  id: string;
}) {
  const t = useStrings();
  return (
    <section
      id={id}
      aria-label={t('requests.page.additional')}
      className="grid gap-x-48 gap-y-32 border-b border-line-2 py-24 md:grid-cols-[minmax(0,1fr)_var(--side-panel)]"
    >
      <div className="grid min-w-0 content-start gap-24">
        {request.description ? (
          <CollapsingText className="max-w-measure">{request.description}</CollapsingText>
        ) : null}
        <div>
          <SectionHeader title={t('requests.page.details')} />
          <PropertyList properties={useProperties(request)} />
        </div>
        <RequestTags
          // Remounts for another request, so that unsaved tag changes are dropped.
          key={request.id}
          tags={request.tags}
          canManageTags={request.rights.canManageTags}
          {...tagging}
        />
      </div>
      <div className="grid content-start gap-24">
        <Participants participants={request.participants} />
        {request.legalEntities.length > 0 ? (
          <section>
            <SectionHeader title={t('requests.page.entities')} />
            <ul>
              {request.legalEntities.map((entity) => (
                <li key={entity.id} className="border-b border-line py-10">
                  {entity.longName}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </section>
  );
}

function useProperties(request: Request) {
  const t = useStrings();
  const formats = useFormats();
  const createdBy = request.isCreatedByMe
    ? t('requests.page.byMe')
    : t('requests.page.by', { name: request.createdBy });
  const updatedBy = request.lastUpdateByMe
    ? t('requests.page.byMe')
    : t('requests.page.by', { name: request.lastUpdaterFullName });
  return [
    { label: t('requests.page.facts.reference'), value: request.reference },
    { label: t('requests.page.facts.service'), value: request.serviceName },
    ...(request.serviceAction
      ? [{ label: t('requests.page.facts.action'), value: request.serviceAction.label }]
      : []),
    {
      label: t('requests.page.facts.updated'),
      value: `${formats.dateTime(request.updatedAt)}, ${updatedBy}`,
    },
    {
      label: t('requests.page.facts.created'),
      value: `${formats.dateTime(request.createdAt)}, ${createdBy}`,
    },
    ...(request.contractName
      ? [{ label: t('requests.page.facts.contract'), value: request.contractName }]
      : []),
    ...request.topics.map((topic) => ({
      id: topic.id,
      label: t('requests.page.facts.topic'),
      value: topic.content.join(', '),
    })),
    ...request.additionalDetails.map(({ label, value }, index) => ({
      id: `${index} ${label}`,
      label,
      value,
    })),
    ...(request.externalApplications.length > 0
      ? [
          {
            label: t('requests.page.applications'),
            value: request.externalApplications
              .map(({ applicationName, externalId }) => `${applicationName} ${externalId}`)
              .join(', '),
          },
        ]
      : []),
  ];
}

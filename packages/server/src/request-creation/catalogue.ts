import { and, asc, eq, inArray } from 'drizzle-orm';
import type { GenericField } from '@atrium/contract/generic-field-rules';
import type { RequestConfiguration } from '@atrium/contract/request-creation-rules';
import type { CreationService, ServiceTopic } from '@atrium/contract/request-creation';
import type { RequestType } from '@atrium/contract/request-rules';
import { SERVICES, byCatalogueOrder } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { Reads } from '../database/index.ts';
import { serviceActions, serviceTopics } from '../database/schema/index.ts';
import type { StoredField } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';

type Action = typeof serviceActions.$inferSelect;
type Topic = typeof serviceTopics.$inferSelect;

/** Returns one action of a service; undefined if there is none with this name. */
export async function actionOf(
  db: Reads,
  serviceCode: ServiceCode,
  action: string,
): Promise<Action | undefined> {
  const [row] = await db
    .select()
    .from(serviceActions)
    .where(and(eq(serviceActions.serviceCode, serviceCode), eq(serviceActions.action, action)));
  return row;
}

/** Returns the actions that can be requested of these services, in the order of the catalogue (REQ-038). */
export async function servicesWithActions(
  db: Reads,
  codes: readonly ServiceCode[],
  language: Language,
): Promise<CreationService[]> {
  const wanted = [...new Set(codes)].sort(byCatalogueOrder);
  if (wanted.length === 0) return [];
  const rows = await db
    .select({
      serviceCode: serviceActions.serviceCode,
      code: serviceActions.action,
      label: serviceActions.label,
      description: serviceActions.description,
    })
    .from(serviceActions)
    .where(inArray(serviceActions.serviceCode, wanted))
    .orderBy(asc(serviceActions.position));
  return wanted.map((code) => {
    const actions = rows
      .filter(({ serviceCode }) => serviceCode === code)
      .map(({ code: action, label, description }) => ({
        code: action,
        label: label[language],
        description: description[language],
      }));
    return {
      code,
      label: SERVICES[code].label[language],
      group: SERVICES[code].group,
      description: actions.map(({ label }) => label).join(' · '),
      actions,
    };
  });
}

export function configurationIn(language: Language, row: Action): RequestConfiguration {
  return {
    ...row.configuration,
    serviceCode: row.serviceCode as ServiceCode,
    action: row.action,
    type: row.type,
    label: row.label[language],
    description: row.description[language],
  };
}

export function fieldIn(language: Language, field: StoredField): GenericField {
  return {
    ...field,
    label: field.label[language],
    tooltip: field.tooltip[language],
    placeholder: field.placeholder[language],
  };
}

/** Returns the topics of services, in order; `type` excludes topics of other request types. */
export async function topicsOf(
  db: Reads,
  codes: readonly ServiceCode[],
  filter: { excludeReadonly?: boolean | undefined; type?: RequestType | undefined },
): Promise<Topic[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .select()
    .from(serviceTopics)
    .where(
      and(
        inArray(serviceTopics.serviceCode, [...codes]),
        filter.excludeReadonly ? eq(serviceTopics.isReadOnly, false) : undefined,
      ),
    )
    .orderBy(asc(serviceTopics.serviceCode), asc(serviceTopics.position));
  const { type } = filter;
  return type === undefined
    ? rows
    : rows.filter(({ requestTypes }) => requestTypes.length === 0 || requestTypes.includes(type));
}

export function topicIn(language: Language, topic: Topic): ServiceTopic {
  return {
    serviceCode: topic.serviceCode as ServiceCode,
    id: topic.id,
    content: topic.content[language],
    subTopics: topic.subTopics.map(({ id, content }) => ({ id, content: content[language] })),
    canAddMultipleParticipant: topic.canAddMultipleParticipant,
    needAtLeastOneRicos: topic.needAtLeastOneRicos,
  };
}

import { visibleFields, type GenericField } from '@atrium/contract/generic-field-rules';
import { defaultParticipants, withFixedEntities } from '@atrium/contract/request-creation-rules';
import { useQuery } from '@tanstack/react-query';
import {
  availableEntitiesQuery,
  configurationQuery,
  creationPeopleQuery,
  genericFieldsQuery,
  topicsQuery,
  type ActionKey,
} from '../../../api/request-creation.ts';
import { emailDomainsQuery } from '../../../api/signatures.ts';
import type { CreationForm } from './creation-form.ts';
import { usePeopleChange } from './use-people-change.ts';

const NO_FIELDS: readonly GenericField[] = [];
/** Placeholder for a missing choice; the query is disabled. */
const NOTHING: ActionKey = { contractId: '', serviceId: 'KYC', action: '' };

const keyOf = ({ contractId, serviceCode, action }: CreationForm): ActionKey | null =>
  contractId !== null && serviceCode !== null && action !== null
    ? { contractId, serviceId: serviceCode, action }
    : null;

/** Returns what the chosen action asks for, the available options, and the form completed with defaults. */
export function useCreationData(form: CreationForm) {
  const key = keyOf(form);
  const enabled = key !== null;
  const configuration = useQuery({ ...configurationQuery(key ?? NOTHING), enabled });
  const fields = useQuery({ ...genericFieldsQuery(key ?? NOTHING), enabled });
  const contractId = form.contractId ?? '';
  const type = configuration.data?.type ?? 'ACTION';
  const topics = useQuery({
    ...topicsQuery(contractId, type),
    enabled: enabled && configuration.data !== undefined,
  });
  const offered = topics.data?.filter(({ serviceCode }) => serviceCode === form.serviceCode) ?? [];
  // If the topic is optional, no topic is a valid choice.
  const usual =
    configuration.data?.information.categories === 'REQUIRED' ? configuration.data.usualTopicId : null;
  const topicId = form.information.topicId ?? usual;
  const topic = offered.find(({ id }) => id === topicId);
  const entities = useQuery({
    ...availableEntitiesQuery(topic?.id ?? '', contractId),
    enabled: enabled && topic !== undefined,
  });
  const options = topic ? (entities.data ?? []) : [];
  const wished = form.choseEntities || !form.ricosCode ? form.information.ricosCodes : [form.ricosCode];
  const known = wished.filter((code) => !entities.data || options.some(({ ricos }) => ricos === code));
  // Until the topics are known, the chosen legal entities stay: a resumed draft would lose them.
  const ricosCodes = topic ? withFixedEntities(known, options) : topics.data ? [] : known;
  const people = useQuery({
    ...creationPeopleQuery(contractId, topic ? [topic.id] : [], ricosCodes),
    enabled,
  });
  const hasSignature = configuration.data?.steps.some(({ id }) => id === 'SIGNATORY') ?? false;
  const domains = useQuery({ ...emailDomainsQuery(contractId), enabled: enabled && hasSignature });

  const reachable = people.data ?? [];
  const askedFor = reachable.filter(({ id }) => id === form.participantId).map(({ id }) => id);
  const usualPeople = askedFor.length > 0 ? askedFor : defaultParticipants(reachable, topic ?? null);
  const chosen = form.choseParticipants
    ? form.information.participants.filter((id) => !people.data || reachable.some((one) => one.id === id))
    : usualPeople;
  const participants = topic?.canAddMultipleParticipant === false ? chosen.slice(0, 1) : chosen;
  const asked = fields.data && new Set(visibleFields(fields.data).map(({ id }) => id));
  const { generic, information } = form;
  const completed: CreationForm = {
    ...form,
    // A draft may contain answers to fields that are no longer asked for: the user could not remove them.
    generic: asked
      ? Object.fromEntries(Object.entries(generic).filter(([fieldId]) => asked.has(fieldId)))
      : generic,
    information: {
      ...information,
      topicId: topic || !topics.data ? topicId : null,
      subTopicIds: topic
        ? information.subTopicIds.filter((id) => topic.subTopics.some((one) => one.id === id))
        : information.subTopicIds,
      ricosCodes,
      participants,
    },
  };
  const isLoading =
    enabled &&
    (topics.isPending ||
      (topic !== undefined && entities.isPending) ||
      people.isPending ||
      people.isPlaceholderData);
  const peopleChange = usePeopleChange(
    JSON.stringify([contractId, topic?.id, ricosCodes]),
    participants,
    reachable,
    isLoading,
  );
  return {
    /** Participants added or removed by a change of topic or legal entities. */
    peopleChange,
    /** The form with the default topic, fixed legal entities and default participants (NEW-053, NEW-056). */
    completed,
    /** The defaults are still loading: a form sent now would lack them. */
    isLoading,
    configuration,
    fields: fields.data ?? NO_FIELDS,
    fieldsQuery: fields,
    topics: offered,
    topicsQuery: topics,
    topic,
    entities: options,
    entitiesQuery: entities,
    people: reachable,
    peopleQuery: people,
    authorisedDomains: domains.data ?? [],
  };
}
export type CreationData = ReturnType<typeof useCreationData>;

import type { Audience } from '@atrium/contract/audience';
import type { LegalEntityOption, ReachableUser, ServiceTopic } from '@atrium/contract/request-creation';
import type { RequestConfiguration } from '@atrium/contract/request-creation-rules';
import type { ComponentProps } from 'react';
import {
  Field,
  MultiSelect,
  RichTextEditor,
  Select,
  TextInput,
  type ListStatus,
} from '../../../controls/index.js';
import { cn, useStrings } from '../../../foundations/index.js';
import { lazyPart } from '../../../foundations/lazy-part.js';
import type { Uploads } from '../../../files/index.js';
import { Banner } from '../../../feedback/banner/index.js';
import { Skeleton } from '../../../feedback/skeleton/index.js';
import { controlIdOf, type ErrorOf, type InformationValue, type PeopleChange } from '../form.js';
import { LegalEntitySelect } from '../legal-entity-select/index.js';
import { ParticipantSelect } from '../participant-select/index.js';

/** Loaded on demand: not every form takes files in this step (NEW-041). */
const Uploader = lazyPart(async () => (await import('../../../files/uploader/uploader.js')).Uploader);

/** Maximum length of the title (NEW-037). */
const TITLE_LENGTH = 300;

export interface InformationStepProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Which fields are required, optional or hidden. */
  configuration: Pick<RequestConfiguration, 'information' | 'maximumLegalEntities'>;
  /** The values of the step (controlled state). */
  value: InformationValue;
  /** Called with the changed values. */
  onValueChange: (value: Partial<InformationValue>) => void;
  /** Topics to choose from. */
  topics: readonly ServiceTopic[];
  /** Whether the topics are loading or failed. */
  topicsStatus?: ListStatus;
  /** Legal entities to choose from. */
  entities: readonly LegalEntityOption[];
  /** Whether the legal entities are loading or failed. */
  entitiesStatus?: ListStatus;
  /** People to choose from. */
  people: readonly ReachableUser[];
  /** Whether the people are loading or failed. */
  peopleStatus?: ListStatus;
  /** Contracts that the request can be created for; a choice is shown only if there are several. */
  contracts?: readonly { id: string; number: string; name: string }[];
  /** Id of the chosen contract. */
  contractId?: string | null;
  /** Called when the user chooses another contract. */
  onContractChange?: (contractId: string | null) => void;
  /** Whether the author belongs to the bank or the client; decides how the groups of people are named. */
  audience: Audience;
  /** All participants belong to the bank (NEW-059). */
  onlyInternal?: boolean;
  /** People added or removed when the topic or the legal entities changed; null if nobody was. */
  peopleChange?: PeopleChange | null;
  /** Files of this step; absent if a separate step takes the files (NEW-041). */
  uploads?: Uploads | undefined;
  /** Returns the error message of a field; undefined if it has none. */
  errorOf: ErrorOf;
}

/** The step for the subject and the participants of the request (NEW-036 to NEW-065). */
export function InformationStep({
  configuration: { information, maximumLegalEntities },
  value,
  onValueChange,
  topics,
  topicsStatus,
  entities,
  entitiesStatus,
  people,
  peopleStatus,
  contracts,
  contractId = null,
  onContractChange,
  audience,
  onlyInternal = false,
  peopleChange = null,
  uploads,
  errorOf,
  className,
  ...props
}: InformationStepProps) {
  const t = useStrings();
  const topic = topics.find(({ id }) => id === value.topicId);
  const isSingleEntity = maximumLegalEntities === 1;
  const isSinglePerson = topic?.canAddMultipleParticipant === false;
  const needsEntity = information.legalEntities === 'REQUIRED' || topic?.needAtLeastOneRicos === true;
  const field = (name: string, part: keyof RequestConfiguration['information']) => ({
    controlId: controlIdOf(name),
    error: errorOf(name),
    optional: information[part] === 'OPTIONAL',
  });
  return (
    <div className={cn('grid max-w-measure gap-20', className)} {...props}>
      {contracts && contracts.length > 1 ? (
        <Field
          controlId={controlIdOf('contractId')}
          label={t('creation.service.contract')}
          help={t('creation.service.contractHelp')}
          error={errorOf('contractId')}
        >
          <Select
            options={contracts.map(({ id, number, name }) => ({ value: id, label: name, detail: number }))}
            value={contractId}
            onValueChange={onContractChange}
          />
        </Field>
      ) : null}
      {information.title === 'HIDDEN' ? null : (
        <Field
          {...field('title', 'title')}
          label={t('creation.information.title')}
          help={t('creation.information.titleHelp')}
        >
          <TextInput
            value={value.title}
            onValueChange={(title) => onValueChange({ title })}
            maxLength={TITLE_LENGTH}
            autoComplete="off"
          />
        </Field>
      )}
      {information.categories === 'HIDDEN' ? null : (
        <Field {...field('topicIds', 'categories')} label={t('creation.information.topic')}>
          <Select
            options={topics.map(({ id, content }) => ({ value: id, label: content }))}
            value={value.topicId}
            onValueChange={(topicId) => onValueChange({ topicId, subTopicIds: [] })}
            clearable={information.categories === 'OPTIONAL'}
            {...topicsStatus}
          />
        </Field>
      )}
      {topic && topic.subTopics.length > 0 ? (
        <Field controlId={controlIdOf('subTopicIds')} label={t('creation.information.subTopics')} optional>
          <MultiSelect
            options={topic.subTopics.map(({ id, content }) => ({ value: id, label: content }))}
            value={value.subTopicIds}
            onValueChange={(subTopicIds) => onValueChange({ subTopicIds })}
          />
        </Field>
      ) : null}
      {information.legalEntities === 'HIDDEN' ? null : (
        <Field
          {...field('ricosCodes', 'legalEntities')}
          optional={!needsEntity}
          label={t(
            isSingleEntity ? 'creation.information.legalEntity' : 'creation.information.legalEntities',
          )}
          disabled={!topic}
          help={topic ? undefined : t('creation.information.topicFirst')}
        >
          <LegalEntitySelect
            options={entities}
            value={value.ricosCodes}
            onValueChange={(ricosCodes) => onValueChange({ ricosCodes })}
            single={isSingleEntity}
            disabled={!topic}
            {...entitiesStatus}
          />
        </Field>
      )}
      {information.message === 'HIDDEN' ? null : (
        <Field {...field('description', 'message')} label={t('creation.information.message')}>
          <RichTextEditor value={value.message} onValueChange={(message) => onValueChange({ message })} />
        </Field>
      )}
      {information.participants === 'HIDDEN' ? null : (
        <Field
          {...field('participants', 'participants')}
          label={t(isSinglePerson ? 'creation.information.participant' : 'creation.information.participants')}
          help={t('creation.information.participantsHelp')}
        >
          <ParticipantSelect
            people={people}
            value={value.participants}
            onValueChange={(participants) => onValueChange({ participants })}
            single={isSinglePerson}
            audience={audience}
            onlyInternal={onlyInternal}
            {...peopleStatus}
          />
        </Field>
      )}
      {peopleChange ? (
        <Banner live="polite" title={t('creation.information.peopleChanged')}>
          {[
            peopleChange.added.length > 0 &&
              t('creation.information.peopleAdded', { names: peopleChange.added.join(', ') }),
            peopleChange.removed.length > 0 &&
              t('creation.information.peopleRemoved', { names: peopleChange.removed.join(', ') }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      ) : null}
      {uploads ? (
        <Uploader
          fallback={<Skeleton className="h-120" />}
          uploads={uploads}
          label={t('creation.information.attachments')}
          optional={information.attachments === 'OPTIONAL'}
          controlId={controlIdOf('documentIds')}
          error={errorOf('documentIds')}
        />
      ) : null}
    </div>
  );
}

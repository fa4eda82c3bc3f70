import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Tests, strings, and controls, which do not depend on a user. */
const isElsewhere = (file: string) =>
  /\.(stories|test|fixture)\.tsx?$|^\.\.\/controls|\/strings\//.test(file);

/** Props that express permissions, besides the rights of a record (`rights.canRemind`). */
const PROPS = ['isInternal', 'allowed', 'editable', 'canAsk'];
/** `can…` names that describe the state of a component, not a permission. */
const STATES = new Set(['canUndo', 'canRedo', 'canRetry', 'canMoveUp', 'canMoveDown']);

const RULE = new RegExp(String.raw`\.(can[A-Z]\w+)\b|^  (${PROPS.join('|')})\??: boolean;`, 'gm');

/** Returns the permission rules of each component, read from its source: “folder permission”. */
function rulesInSources(): string[] {
  const found = Object.entries(sources).flatMap(([file, text]) =>
    isElsewhere(file)
      ? []
      : [...text.matchAll(RULE)]
          .map(([, right, prop]) => right ?? prop!)
          .filter((name) => !STATES.has(name))
          .map((name) => `${file.split('/').slice(1, -1).join('/')} ${name}`),
  );
  return [...new Set(found)].sort();
}

/** One story for each outcome of a rule: the file below src, and the story names. */
interface Outcomes {
  readonly in: string;
  readonly shown: string;
  readonly hidden?: string;
  readonly disabled?: string;
}
const card = 'signature/envelope-card/envelope-card';
const contact = 'contacts/contact-card/contact-card';
const actions = 'requests/request-actions/request-actions';
const contractPage = 'contracts/contract-page/contract-page';
const contractUsers = 'contracts/contract-users/contract-users';
const takeover = 'support/person-takeover/person-takeover';
const document = 'documents/document-card/document-card';
const details = 'documents/document-details/document-details';
const documents = 'documents/documents-page/documents-page';
const STORIES: Readonly<Record<string, Outcomes>> = {
  'access/access-explanation canAsk': {
    in: 'access/access-explanation/access-explanation',
    shown: 'Default',
    hidden: 'Asked',
  },
  'contacts/contact-parts canBeBookmarked': { in: contact, shown: 'Default', hidden: 'NothingAllowed' },
  'contacts/contact-parts canBeContacted': {
    in: contact,
    shown: 'Default',
    hidden: 'NothingAllowed',
    disabled: 'RawNumber',
  },
  // One list contains contacts with both outcomes.
  'contacts/contacts-page canBeImpersonated': {
    in: 'contacts/contacts-page/contacts-page',
    shown: 'Administrator',
    hidden: 'Administrator',
  },
  'dashboard/dashboard isInternal': {
    in: 'dashboard/dashboard/dashboard',
    shown: 'ProfileForExternal',
    hidden: 'ResetForInternal',
  },
  'documents/document-card canDelete': { in: document, shown: 'Default', hidden: 'WithoutDeletion' },
  'documents/document-card canManageTags': { in: document, shown: 'Default', hidden: 'WithoutRights' },
  'documents/document-details canDelete': { in: details, shown: 'Default', hidden: 'OfARequest' },
  'documents/document-details canManageTags': { in: details, shown: 'Default', hidden: 'AccountClosed' },
  // One selection contains documents with both outcomes.
  'documents/documents-page canManageTags': { in: documents, shown: 'Several', hidden: 'Several' },
  'documents/documents-page isInternal': { in: documents, shown: 'OrdersOfTheBank', hidden: 'Orders' },
  'home-widgets/global-markets-research isInternal': {
    in: 'home-widgets/global-markets-research/global-markets-research',
    shown: 'Default',
    hidden: 'Internal',
  },
  'profile/profile-form editable': {
    in: 'profile/profile-form/profile-form',
    shown: 'Saving',
    hidden: 'WithoutCompany',
  },
  'requests/request-actions canAddParticipants': { in: actions, shown: 'Default', hidden: 'NothingAllowed' },
  'requests/request-actions canDelete': { in: actions, shown: 'Default', hidden: 'NothingAllowed' },
  'requests/request-actions canRemind': { in: actions, shown: 'Default', hidden: 'NothingAllowed' },
  'requests/request-actions canUploadDocument': {
    in: actions,
    shown: 'NextAct',
    hidden: 'NextActNotAllowed',
  },
  'requests/request-actions canWriteMessage': { in: actions, shown: 'NextAct', hidden: 'NextActNotAllowed' },
  'requests/request-creation/information-step canAddMultipleParticipant': {
    in: 'requests/request-creation/information-step/information-step',
    shown: 'Default',
    hidden: 'OnePerson',
  },
  'requests/request-documents canValidate': {
    in: 'requests/request-documents/request-documents',
    shown: 'Deciding',
    hidden: 'Reading',
  },
  // One selection contains documents with both outcomes.
  'requests/request-documents canManageTags': {
    in: 'requests/request-documents/request-documents',
    shown: 'Tagging',
    hidden: 'Tagging',
  },
  'requests/request-page canManageTags': {
    in: 'requests/request-page/request-page',
    shown: 'Tags',
    hidden: 'TagsForReaders',
  },
  'requests/thread canAsk': {
    in: 'requests/thread/message-form',
    shown: 'Bank',
    hidden: 'BankWithoutQuestion',
  },
  'search/search-results canManageTags': {
    in: 'search/search-results/search-results',
    shown: 'Default',
    hidden: 'WithoutRights',
  },
  'signature/envelope-card canCancel': { in: card, shown: 'Submitted', hidden: 'Declined' },
  'signature/envelope-card canDownload': { in: card, shown: 'Completed', hidden: 'Submitted' },
  'signature/envelope-card canRemind': { in: card, shown: 'Default', hidden: 'Declined' },
  'signature/envelope-card canResend': { in: card, shown: 'Submitted', hidden: 'Declined' },
  'signature/envelope-list canDownload': {
    in: 'signature/envelope-list/envelope-list',
    shown: 'Default',
    hidden: 'OneSigned',
  },
  'contracts/contract-page canDelete': { in: contractPage, shown: 'TypedName', disabled: 'InUse' },
  'contracts/contract-page canGetAuditEvents': {
    in: contractPage,
    shown: 'Default',
    hidden: 'WithoutAudit',
  },
  'contracts/my-contract-page canGetAuditEvents': {
    in: 'contracts/my-contract-page/my-contract-page',
    shown: 'Default',
    hidden: 'WithoutAudit',
  },
  'contracts/contract-page canUpdate': { in: contractPage, shown: 'TypedName', hidden: 'ReadOnly' },
  'contracts/contract-page canGetUsers': { in: contractPage, shown: 'Default', hidden: 'WithoutAudit' },
  'contracts/contract-users editable': { in: contractUsers, shown: 'Default', hidden: 'Reader' },
  // One list contains people with both outcomes.
  'contracts/contracts-page canBeImpersonated': {
    in: 'contracts/contracts-page/contracts-page',
    shown: 'WorkAs',
    disabled: 'WorkAs',
  },
  'contracts/entities-lists editable': {
    in: 'contracts/entities-lists/entities-lists',
    shown: 'Default',
    hidden: 'Reader',
  },
  'rights-matrix/changes-panel editable': {
    in: 'rights-matrix/contract-rights/contract-rights',
    shown: 'Default',
    hidden: 'Reader',
  },
  'rights-matrix/contract-rights editable': {
    in: 'rights-matrix/contract-rights/contract-rights',
    shown: 'Default',
    hidden: 'Reader',
  },
  'rights-matrix/rights-compare editable': {
    in: 'rights-matrix/rights-compare/rights-compare',
    shown: 'Default',
    hidden: 'Reader',
  },
  'rights-matrix/rights-matrix editable': {
    in: 'rights-matrix/rights-matrix/rights-matrix',
    shown: 'Keyboard',
    hidden: 'Reader',
  },
  'support/person-takeover allowed': { in: takeover, shown: 'TakeOver', hidden: 'NotAllowed' },
  'support/person-takeover canBeImpersonated': { in: takeover, shown: 'TakeOver', hidden: 'Default' },
};

describe('DS-024 every component with a permission rule has one story per outcome', () => {
  it('the list of permission rules is complete', () => {
    expect(Object.keys(STORIES).sort(), 'a new rule gets a story for each of its outcomes').toEqual(
      rulesInSources(),
    );
  });

  it.each(Object.entries(STORIES))('%s', (_, { in: file, shown, hidden, disabled }) => {
    const stories = sources[`../${file}.stories.tsx`]!;
    const outcomes = [shown, hidden, disabled].filter((name) => name !== undefined);
    expect(outcomes.length).toBeGreaterThan(1);
    for (const name of outcomes) {
      const [, story] = stories.split(`export const ${name} = meta.story({`);
      // Each story checks its outcome in a play function.
      expect(story?.split('\nexport const ')[0], name).toContain('play');
    }
  });
});

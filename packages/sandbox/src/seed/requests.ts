import type { RequestState, RequestType } from '@atrium/contract/request-rules';
import type { BankClock } from './clock.ts';
import { generateConversation } from './conversation.ts';
import type { SeededMessage } from './conversation.ts';
import { HALDEN_CONTRACTS, HALDEN_ENTITIES, HALDEN_OPEN_REQUESTS } from './halden.ts';
import type { HaldenRequest } from './halden.ts';
import type { Organisation, SeededContract } from './organisation.ts';
import { personaUser } from './people.ts';
import type { People, UserRow } from './people.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';
import type { SeededTags } from './tags.ts';
import { REQUEST_TEMPLATES } from './texts/requests.ts';
import type { RequestTemplate } from './texts/requests.ts';
import { amountText, fill, fillOne, wordsFor } from './words.ts';
import type { Language, Words } from './words.ts';
import type { schema } from '@atrium/server';

export type RequestRow = typeof schema.requests.$inferInsert;
type MarkRow = typeof schema.requestMarks.$inferInsert;

/** A request with the data that the generators of documents and notifications need. */
export interface SeededRequest {
  row: RequestRow;
  contract: SeededContract;
  template: RequestTemplate;
  language: Language;
  words: Words;
  messages: SeededMessage[];
  entities: string[];
}

export interface Requests {
  requests: SeededRequest[];
  participants: (typeof schema.requestParticipants.$inferInsert)[];
  marks: MarkRow[];
  legalEntities: (typeof schema.requestLegalEntities.$inferInsert)[];
  externalApplications: (typeof schema.requestExternalApplications.$inferInsert)[];
  tags: (typeof schema.requestTags.$inferInsert)[];
}

/** Predetermined facts of one request; the rest is random. */
interface Plan {
  contract: SeededContract;
  template: RequestTemplate;
  state: RequestState;
  language: Language;
  /** Is always a participant. */
  client: UserRow;
  createdAt: Date;
  updatedAt: Date;
  /** A request shown in the design mock-ups. */
  fixed?: HaldenRequest;
}

/** Requests of Claire Vasseur beyond the fixed ones, by state: in all 7 wait, 20 run, 5 are to close, 1,204 are over. */
const CLAIRE: readonly (readonly [state: RequestState, count: number])[] = [
  ['INPROGRESS', 13],
  ['TO_CLOSE', 5],
  ['PROCESSED', 64],
  ['CLOSED', 1052],
  ['CANCELED', 88],
];
const OTHER_STATES: Record<RequestState, number> = {
  ACTION_REQUIRED: 5,
  INPROGRESS: 9,
  TO_CLOSE: 4,
  PROCESSED: 6,
  CLOSED: 68,
  CANCELED: 8,
};
const OPEN: ReadonlySet<RequestState> = new Set(['ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE']);

const DAY = 24 * 60;
/** Requests older than this number of days were signed on paper, before electronic signature was introduced. */
const SIGNED_ON_PAPER = 300;
const HALDEN_NAMES = new Map(HALDEN_ENTITIES.map((entity) => [entity.code, entity.name]));

/** Generates all requests of the bank, `total` of them, with their conversations. */
export function generateRequests(
  clock: BankClock,
  organisation: Organisation,
  people: People,
  tags: SeededTags,
  total: number,
): Requests {
  const random = chance('requests');
  const result: Requests = {
    requests: [],
    participants: [],
    marks: [],
    legalEntities: [],
    externalApplications: [],
    tags: [],
  };
  const claire = personaUser(people, 'client');
  const newcomer = personaUser(people, 'newcomer');
  const contractOf = (number: string) =>
    organisation.contracts.find((contract) => contract.row.number === number)!;
  const templatesOf = (contract: SeededContract) =>
    REQUEST_TEMPLATES.filter((template) => contract.services.includes(template.service));

  const datesFor = (state: RequestState): { createdAt: Date; updatedAt: Date } => {
    const isOpen = OPEN.has(state);
    // More requests in the recent past than in the distant one.
    const age = isOpen ? random.int(1, 45) : Math.round(4 + 1100 * (random.int(0, 1000) / 1000) ** 1.6);
    const createdAt = clock.office(age + random.int(1, 25), random);
    const updatedAt = clock.office(isOpen ? random.int(0, age) : age, random);
    // Drawn even if it is not needed: the number of draws must not depend on the day.
    const earlier = clock.office(age + 26, random);
    return { createdAt: createdAt < updatedAt ? createdAt : earlier, updatedAt };
  };

  const plans: Plan[] = [];
  for (const fixed of HALDEN_OPEN_REQUESTS) {
    const ricos = fixed.entities.map(organisation.ricosOf);
    const covers = (contract: SeededContract) =>
      ricos.every((code) => contract.entities.some((entity) => entity.ricosCode === code));
    const own = HALDEN_CONTRACTS.map((contract) => contractOf(contract.number));
    const contract =
      own.find((candidate) => candidate.services.includes(fixed.service) && covers(candidate)) ??
      own.find(covers) ??
      own[0]!;
    const template =
      REQUEST_TEMPLATES.find(
        (candidate) => candidate.service === fixed.service && candidate.action === fixed.action,
      ) ?? REQUEST_TEMPLATES.find((candidate) => candidate.service === fixed.service)!;
    const updatedAt =
      fixed.minutesAgo < DAY ? clock.ago(fixed.minutesAgo) : clock.office(fixed.minutesAgo / DAY, random);
    plans.push({
      contract,
      template,
      state: fixed.state,
      language: 'en',
      client: claire,
      createdAt: clock.office(fixed.minutesAgo / DAY + random.int(8, 20), random),
      updatedAt,
      fixed,
    });
  }
  for (const [state, count] of CLAIRE) {
    for (let index = 0; index < count; index += 1) {
      const contract = contractOf(random.weighted({ '00418': 55, '00391': 20, '00402': 12, '00433': 13 }));
      plans.push({
        contract,
        template: random.pick(templatesOf(contract)),
        state,
        language: contract.row.number === '00433' ? 'fr' : 'en',
        client: claire,
        ...datesFor(state),
      });
    }
  }
  const others = organisation.contracts.filter(
    (contract) => people.teams.get(contract.row.id)!.clients.length > 0 && templatesOf(contract).length > 0,
  );
  while (plans.length < total) {
    // Claire has no access to some of Halden’s requests, which only a colleague or an administrator sees.
    const contract = random.odds(0.06)
      ? random.pick(others.slice(0, HALDEN_CONTRACTS.length))
      : random.pick(others);
    const candidates = people.teams
      .get(contract.row.id)!
      .clients.filter((user) => user !== claire && user !== newcomer);
    const client = random.pick(
      candidates.length > 0 ? candidates : people.teams.get(contract.row.id)!.clients,
    );
    const state = random.weighted(OTHER_STATES);
    plans.push({
      contract,
      template: random.pick(templatesOf(contract)),
      state,
      language: client.language ?? 'en',
      client,
      ...datesFor(state),
    });
  }

  // Numbered by date, but drawn in plan order, which does not depend on weekends: the bank is the same on every day.
  const references = new Map<Plan, string>();
  const perYear = new Map<number, number>();
  for (const plan of plans.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const year = plan.createdAt.getUTCFullYear();
    const index = (perYear.get(year) ?? 0) + 1;
    perYear.set(year, index);
    references.set(plan, `R-${year}-${String(index).padStart(5, '0')}`);
  }
  for (const plan of plans) addRequest(random, clock, people, tags, plan, references.get(plan)!, result);
  return result;
}

function typeOf(random: Chance, plan: Plan): RequestType {
  return plan.fixed?.type ?? random.pick(plan.template.types);
}

/** Chooses the other participants of a request, its author, and the author of the last message if it is given. */
function castOf(random: Chance, people: People, { contract, template, client, fixed }: Plan) {
  const team = people.teams.get(contract.row.id)!;
  // Claire Vasseur only has the requests planned for this persona, and the newcomer has hardly any.
  const apart = new Set([client, personaUser(people, 'client'), personaUser(people, 'newcomer')]);
  const colleagues = new Set(
    random.some(
      team.clients.filter((user) => !apart.has(user)),
      random.int(0, 2),
    ),
  );
  const staff = new Set(random.some(team.staff, random.int(1, Math.min(3, team.staff.length))));
  const named = (lastName: string | undefined): UserRow | undefined => {
    const user = [...team.staff, ...team.clients].find((candidate) => candidate.lastName === lastName);
    if (user && user !== client) (user.kind === 'ATRIUM' ? staff : colleagues).add(user);
    return user;
  };
  const updater = named(fixed?.updatedBy);
  for (const lastName of fixed?.with ?? []) named(lastName);
  let opener = named(fixed?.openedBy) ?? client;
  if (!fixed && template.action === 'KYC_REVIEW') opener = [...staff][0]!;
  else if (!fixed && colleagues.size > 0 && random.odds(0.5)) opener = random.pick([...colleagues]);
  return { colleagues: [...colleagues], staff: [...staff], opener, updater };
}

function addRequest(
  random: Chance,
  clock: BankClock,
  people: People,
  tags: SeededTags,
  plan: Plan,
  reference: string,
  result: Requests,
): void {
  const { contract, template, state, language, client, createdAt, updatedAt, fixed } = plan;
  const { colleagues, staff, opener, updater } = castOf(random, people, plan);
  const claire = personaUser(people, 'client');
  const entities = fixed
    ? fixed.entities.flatMap((code) =>
        contract.entities.filter((entity) => entity.longName === HALDEN_NAMES.get(code)),
      )
    : random.some(contract.entities, random.weighted({ 1: 70, 2: 20, 3: 10 }) === '1' ? 1 : random.int(2, 3));
  const main = entities[0] ?? contract.entities[0]!;
  const words = wordsFor(random, language, {
    entity: main.longName,
    person: random.pick(colleagues.length > 0 ? colleagues : people.teams.get(contract.row.id)!.clients),
    since: createdAt,
  });
  if (fixed) words['ccy'] = /\b[A-Z]{3}\b/.exec(fixed.title)?.[0] ?? 'EUR';
  const type = typeOf(random, plan);
  const variant = random.int(0, template.title[language].length - 1);
  const opening =
    template.opening[language].length === template.title[language].length
      ? variant
      : random.int(0, template.opening[language].length - 1);
  const conversation = generateConversation(random, clock, {
    opening: fixed?.opening ?? opening,
    template,
    state,
    language,
    words,
    client,
    colleagues,
    staff,
    opener,
    createdAt,
    updatedAt,
    ...(updater && { lastSender: updater }),
  });
  const last = conversation.at(-1)!;
  const moved = conversation.findLast(({ requestState }) => requestState !== state);
  const stateSince = conversation[moved ? conversation.indexOf(moved) + 1 : 0]!.createdAt;

  const row: RequestRow = {
    id: random.id(),
    reference,
    title: fixed?.title ?? fillOne(template.title[language][variant]!, language, words),
    description: conversation[0]!.text,
    state,
    stateSince,
    answerAskedAt: state === 'ACTION_REQUIRED' && type !== 'SIGNATURE' ? stateSince : null,
    type,
    contractId: contract.row.id,
    serviceCode: template.service,
    action: fixed?.action ?? template.action,
    topics: [{ id: template.action, content: [fill(random, template.topic, language, words)] }],
    additionalDetails: detailsOf(random, language, words),
    hasElectronicSignature: type === 'SIGNATURE' && createdAt >= clock.ago(SIGNED_ON_PAPER * DAY),
    documentValidationEnabled: type === 'DOCUMENT' && (random.odds(0.6) || fixed?.validates === true),
    createdById: conversation[0]!.senderId,
    createdAt,
    lastUpdatedById: last.senderId,
    updatedAt: last.createdAt,
    closureAskedById: state === 'TO_CLOSE' ? last.senderId : null,
  };
  result.requests.push({
    row,
    contract,
    template,
    language,
    words,
    messages: conversation,
    entities: entities.map((entity) => entity.ricosCode),
  });

  for (const [index, user] of [client, ...colleagues].entries()) {
    const role = template.service === 'DIGIPASS' && index === 0 ? 'DIGIPASS_MANAGER' : 'CLIENT_USER';
    const isActive = user === client || random.odds(0.95);
    result.participants.push({ requestId: row.id, userId: user.id, role, isActive });
    if (isActive) addMark(random, row, user, claire, fixed, result.marks);
  }
  for (const user of staff) {
    result.participants.push({ requestId: row.id, userId: user.id, role: 'BANK_USER', isActive: true });
    addMark(random, row, user, claire, undefined, result.marks);
  }
  for (const entity of entities)
    result.legalEntities.push({ requestId: row.id, ricosCode: entity.ricosCode });
  if (random.odds(0.08))
    result.externalApplications.push({
      requestId: row.id,
      applicationName: 'CCM',
      externalId: `CCM-${random.int(100_000, 999_999)}`,
    });
  if (random.odds(0.06))
    result.externalApplications.push({
      requestId: row.id,
      applicationName: 'TERA',
      externalId: `TERA-${random.int(10_000, 99_999)}`,
    });
  if (random.odds(0.3)) {
    // The tag of the country comes with the legal entity; the free tag was added by bank staff.
    const country = tags.forCountry(main.countryCode);
    if (country) result.tags.push({ requestId: row.id, tagId: country, addedById: null });
    const addedById = staff[0]?.id ?? null;
    result.tags.push({ requestId: row.id, tagId: random.pick(tags.topics), addedById });
  }
}

function detailsOf(random: Chance, language: Language, words: Words): { label: string; value: string }[] {
  const details = [{ label: language === 'fr' ? 'Date souhaitée' : 'Target date', value: words['date']! }];
  if (random.odds(0.4))
    details.push({ label: language === 'fr' ? 'Compte' : 'Account', value: `•••• ${words['account']}` });
  if (random.odds(0.3))
    details.push({
      label: language === 'fr' ? 'Frais estimés' : 'Estimated fees',
      value: amountText(random.int(20, 900), 'EUR', language),
    });
  return details;
}

/** Adds the marks of a participant: most have read their requests, some have not read recent ones yet. */
function addMark(
  random: Chance,
  row: RequestRow,
  user: UserRow,
  claire: UserRow,
  fixed: HaldenRequest | undefined,
  marks: MarkRow[],
): void {
  const seenAt = new Date(row.updatedAt.getTime() + 60_000);
  const before = new Date(
    Math.max(row.createdAt.getTime(), row.updatedAt.getTime() - random.int(1, 3) * 86_400_000),
  );
  if (user === claire) {
    const mark =
      fixed?.mark ??
      (row.state === 'TO_CLOSE' && random.odds(0.2) ? 'unseen' : random.odds(0.004) ? 'unseen' : 'seen');
    const favorite = fixed ? (fixed.favorite ?? false) : random.odds(0.006);
    if (mark === 'never' && !favorite) return;
    marks.push({
      userId: user.id,
      requestId: row.id,
      favorite,
      lastSeenAt: mark === 'seen' ? seenAt : mark === 'unseen' ? before : null,
    });
    return;
  }
  const odds = OPEN.has(row.state) ? 0.7 : 0.97;
  const favorite = random.odds(0.02);
  if (random.odds(odds)) marks.push({ userId: user.id, requestId: row.id, favorite, lastSeenAt: seenAt });
  else if (random.odds(0.6)) marks.push({ userId: user.id, requestId: row.id, favorite, lastSeenAt: before });
}

export { ADMINISTRATORS_OF_BANK, changingPeopleOf } from './grantors.ts';
export { accessExplanationHandlers } from './handlers.ts';
export { accessRequestSubjects } from './subject.ts';

export type { Actor } from './actor.ts';
export { createAuthentication } from './authentication.ts';
export type { Authentication } from './authentication.ts';
export { createSignIn } from './sign-in.ts';
export { firstCountedDay } from './sign-ins.ts';
export { sweepSessions } from './sweep.ts';
export { canBeTakenOver, canTakeOver, findAccount, loadUser, reloadUser, servicesOf } from './user.ts';

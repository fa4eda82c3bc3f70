/** The API of Atrium: every area's endpoints. Entities and rules are imported from their area, `@atrium/contract/users`. */
import { analytics } from './analytics.ts';
import { deadLetters } from './dead-letters.ts';
import { documents } from './documents.ts';
import { enums } from './enums.ts';
import { featureFlipping } from './feature-flipping.ts';
import { health } from './health.ts';
import { impersonation } from './impersonation.ts';
import { log } from './log.ts';
import { notifications } from './notifications.ts';
import { preferences } from './preferences.ts';
import { requestActions } from './request-actions.ts';
import { requests } from './requests.ts';
import { serviceAvailability } from './service-availability.ts';
import { signatures } from './signatures.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';
import { widgets } from './widgets.ts';

export const api = {
  analytics,
  deadLetters,
  documents,
  enums,
  featureFlipping,
  health,
  impersonation,
  log,
  notifications,
  preferences,
  requestActions,
  requests,
  serviceAvailability,
  signatures,
  uploads,
  users,
  widgets,
};
export type Api = typeof api;

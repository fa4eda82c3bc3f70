/** The API of Atrium: every area's endpoints. Entities and rules are imported from their area, `@atrium/contract/users`. */
import { analytics } from './analytics.ts';
import { documents } from './documents.ts';
import { enums } from './enums.ts';
import { featureFlipping } from './feature-flipping.ts';
import { impersonation } from './impersonation.ts';
import { log } from './log.ts';
import { preferences } from './preferences.ts';
import { requests } from './requests.ts';
import { serviceAvailability } from './service-availability.ts';
import { users } from './users.ts';
import { widgets } from './widgets.ts';

export const api = {
  analytics,
  documents,
  enums,
  featureFlipping,
  impersonation,
  log,
  preferences,
  requests,
  serviceAvailability,
  users,
  widgets,
};
export type Api = typeof api;

/** Author of a write: the user whose account it is, and the impersonator, if any. Both are recorded in the audit trail. */
export interface Actor {
  readonly userId: string;
  readonly impersonatorId: string | null;
}

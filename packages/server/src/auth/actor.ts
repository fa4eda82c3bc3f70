/** Who makes a write: the person whose account it is, and the one who impersonates, if any. Both go to the audit trail. */
export interface Actor {
  readonly userId: string;
  readonly impersonatorId: string | null;
}

/** What belongs to a user besides their own record, as one call returns it to the staff. */
export type UserSummary = {
  /** Of all their orders that are not in the bin; amounts in euro, as wire money. */
  readonly balance: {
    readonly orders: number;
    readonly unpaid: number;
    readonly owed: string;
    readonly paid: string;
  };
  /** The addresses that they have sent to, the latest first. */
  readonly recipients: readonly UsedRecipient[];
  /** When consent and stops were last changed, by the paths of their fields. */
  readonly wishes: readonly PreferenceChange[];
  readonly sessions: readonly UserSession[];
  readonly activity: readonly Activity[];
};

/** Somebody in Morocco to whom a customer has sent. */
export type UsedRecipient = {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
  readonly address: string | null;
  readonly orders: number;
  readonly lastUsed: string;
};

/** The last change of a consent or a stop. */
export type PreferenceChange = {
  readonly path: string;
  readonly value: boolean;
  readonly at: string;
  readonly by: string;
  readonly byThemselves: boolean;
};

/** A session that is alive. */
export type UserSession = {
  readonly _id: string;
  readonly startedAt: string;
  /** To the hour. */
  readonly usedAt: string;
  readonly expiresAt: string;
  /** What the browser called itself when the session began. */
  readonly userAgent: string | null;
  /** The network that it was used from last: `203.0.113.0/24`. Other back ends may name none. */
  readonly network?: string | null;
  /** Whether it is the session of this call. */
  readonly own: boolean;
};

/** A line of the audit trail. */
export type Activity = {
  readonly _id: string;
  readonly at: string;
  readonly by: string;
  readonly byThemselves: boolean;
  /** `create`, `change`, `delete`, or the verb of an action. */
  readonly action: string;
  readonly resource: string;
  readonly record: string;
  /** Of an order. */
  readonly code: string | null;
  /** The fields that were changed. */
  readonly paths: readonly string[];
};

import { userStates, type ErrorCode, type OnboardingStep, type UserState } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { foldedWords, foldText } from '../db/fold-text.ts';
import { recordFields, type RecordFields } from '../db/record-fields.ts';

/** Progress of a user's first steps; `isNew` until the welcome was seen. */
export interface OnboardingState {
  isNew: boolean;
  steps: Partial<Record<OnboardingStep, 'done' | 'skipped'>>;
}

/** An interview passed to a colleague because its host is about to leave. */
export interface GivenInterview {
  interviewId: Types.ObjectId;
  toUserId: Types.ObjectId;
}

/** The decision to close an account on a day; nothing is taken away before. */
export interface UserClosing {
  /** The day, and its start in the time zone of the account's user. */
  on: string;
  at: Date;
  reason: string;
  reassignToUserId: Types.ObjectId | null;
  /** Interviews after that day with new hosts, in case the closing is cancelled. */
  given: GivenInterview[];
  /** The user who decided it, and is notified if it fails. */
  byUserId: Types.ObjectId;
  /** Why the account could not be closed when it was due. */
  problem: ErrorCode | null;
}

/** One login per person. */
export interface User extends RecordFields {
  email: string;
  emailNorm: string;
  /**
   * Null for an account. An invitation is a separate document until the person accepts it, even if
   * the address has an account already, so that the inviter sees the same in both cases. The value
   * names its purpose: there is one invitation of an address for the same purpose.
   */
  invitation: string | null;
  /** The account that an accepted invitation was merged into. */
  joinedUserId: Types.ObjectId | null;
  /** When the invitation was declined. */
  declinedAt: Date | null;
  /** Null until the address was confirmed by link. */
  emailVerifiedAt: Date | null;
  firstName: string;
  lastName: string;
  preferredName: string | null;
  /** The name and its words for sorting and searching. */
  nameKey: string;
  searchTerms: string[];
  status: UserState;
  /** The account's status before it was locked or disabled. */
  previousStatus: UserState | null;
  /** Why the account was closed; only for administrators. */
  disabledReason: string | null;
  /** Missing on older accounts. */
  closing?: UserClosing | null;
  passwordHash: string | null;
  /** Earlier hashes, newest first, for the reuse rule. */
  passwordHistory: string[];
  /** When the user accepted the terms, with the first password. */
  termsAcceptedAt: Date | null;
  /** Sessions that began earlier are refused. */
  passwordChangedAt: Date | null;
  /** The encrypted secret of the authenticator app; a second one waits until a code confirms it. */
  totpSecret: string | null;
  totpPendingSecret: string | null;
  /** The time step of the last code: it and earlier ones are used up. */
  totpLastStep: number;
  /** Digests of the unused recovery codes. */
  recoveryCodes: string[];
  /** When two-step sign-in was switched on; null while it is off. */
  twoStepAt: Date | null;
  phone: string | null;
  phoneNorm: string | null;
  timeZone: string | null;
  country: string | null;
  locale: string;
  timeFormat: 'h12' | 'h24';
  weekStarts: 'mon' | 'sun';
  /** Missing on older accounts. */
  mailSignature?: string | null;
  /** Missing on older accounts. */
  avatarFileId?: Types.ObjectId | null;
  allowImpersonation: boolean;
  lastSignInAt: Date | null;
  lastSeenAt: Date | null;
  failedAttempts: number;
  lockedUntil: Date | null;
  /** Missing on accounts from before the first steps. */
  onboardingState?: OnboardingState;
  emailOptOut: boolean;
  lastAssignmentId: Types.ObjectId | null;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const closingSchema = new Schema<UserClosing>(
  {
    on: { type: String, required: true },
    at: { type: Date, required: true },
    reason: { type: String, required: true },
    reassignToUserId: { type: Schema.Types.ObjectId, default: null },
    given: {
      type: [
        new Schema<GivenInterview>({ interviewId: reference, toUserId: reference }, { _id: false }),
      ],
      default: [],
    },
    byUserId: reference,
    problem: { type: String, default: null },
  },
  { _id: false },
);

const userSchema = new Schema<User>({
  email: { type: String, required: true },
  emailNorm: { type: String, required: true },
  invitation: { type: String, default: null },
  joinedUserId: { type: Schema.Types.ObjectId, default: null },
  declinedAt: { type: Date, default: null },
  emailVerifiedAt: { type: Date, default: null },
  firstName: { type: String, required: true },
  lastName: { type: String, required: true },
  preferredName: { type: String, default: null },
  nameKey: {
    type: String,
    default: function (this: User) {
      return nameFields(this).nameKey;
    },
  },
  searchTerms: {
    type: [String],
    default: function (this: User) {
      return nameFields(this).searchTerms;
    },
  },
  status: { type: String, enum: userStates, required: true, default: 'invited' },
  previousStatus: { type: String, enum: [...userStates, null], default: null },
  disabledReason: { type: String, default: null },
  closing: { type: closingSchema, default: null },
  passwordHash: { type: String, default: null, select: false },
  passwordHistory: { type: [String], default: [], select: false },
  passwordChangedAt: { type: Date, default: null },
  termsAcceptedAt: { type: Date, default: null },
  totpSecret: { type: String, default: null, select: false },
  totpPendingSecret: { type: String, default: null, select: false },
  totpLastStep: { type: Number, default: 0, select: false },
  recoveryCodes: { type: [String], default: [], select: false },
  twoStepAt: { type: Date, default: null },
  phone: { type: String, default: null },
  phoneNorm: { type: String, default: null },
  timeZone: { type: String, default: null },
  country: { type: String, default: null },
  locale: { type: String, required: true, default: 'en' },
  timeFormat: { type: String, enum: ['h12', 'h24'], required: true, default: 'h24' },
  weekStarts: { type: String, enum: ['mon', 'sun'], required: true, default: 'mon' },
  mailSignature: { type: String, default: null },
  avatarFileId: { type: Schema.Types.ObjectId, default: null },
  allowImpersonation: { type: Boolean, required: true, default: true },
  lastSignInAt: { type: Date, default: null },
  lastSeenAt: { type: Date, default: null },
  failedAttempts: { type: Number, required: true, default: 0 },
  lockedUntil: { type: Date, default: null },
  onboardingState: {
    type: Schema.Types.Mixed,
    required: true,
    default: (): OnboardingState => ({ isNew: false, steps: {} }),
  },
  emailOptOut: { type: Boolean, required: true, default: false },
  lastAssignmentId: { type: Schema.Types.ObjectId, default: null },
});
userSchema.plugin(recordFields);
userSchema.index({ emailNorm: 1, invitation: 1 }, { unique: true });
userSchema.index({ status: 1, nameKey: 1, _id: 1 });
userSchema.index({ nameKey: 1, _id: 1 });
userSchema.index({ emailNorm: 1, _id: 1 });
userSchema.index({ lastSignInAt: 1, _id: 1 });
userSchema.index({ createdAt: 1, _id: 1 });
userSchema.index({ searchTerms: 1 });
userSchema.index({ 'closing.at': 1 });

export const UserModel = model<User>('User', userSchema, 'users');

/** Returns the displayed name: the preferred or first name, and the last name. */
export const displayName = (user: Pick<User, 'firstName' | 'lastName' | 'preferredName'>): string =>
  `${user.preferredName || user.firstName} ${user.lastName}`.trim();

/** Returns the fields stored beside a name, to be written with every change of it. */
export function nameFields(
  user: Pick<User, 'firstName' | 'lastName' | 'preferredName'>,
): Pick<User, 'nameKey' | 'searchTerms'> {
  const name = displayName(user);
  return {
    nameKey: foldText(name),
    searchTerms: [...new Set(foldedWords(`${name} ${user.firstName}`))],
  };
}

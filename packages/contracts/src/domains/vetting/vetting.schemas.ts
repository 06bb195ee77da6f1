import { z } from 'zod';
import { withSelection } from '../../core/bulk.ts';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  longText,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { vettingStates } from '../candidates/candidates.enums.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { scorecardRowSchema } from './scorecards.schemas.ts';
import { vettingInterviewSchema } from './vetting-interviews.schemas.ts';
import { vettingActions, vettingMachine, type VettingMachineAction } from './vetting.machine.ts';

const note = longText(limits.vetting.note).nullable().default(null);
const requiredNote = longText(limits.vetting.note, 1);
const base = { version: versionSchema };

/** The candidate is mailed unless this is false. */
const mail = z.boolean().default(true);

/** Without a submitted scorecard, the verdict is based on the note. */
export const vettingPassSchema = z.strictObject({ ...base, note, mail });
export const vettingFailSchema = z.strictObject({
  ...base,
  reasonId: idSchema,
  note,
  /**
   * The first day on which the candidate may try again; by default from the reason, or in three
   * months.
   */
  retryAfter: dateSchema.nullable().default(null),
  mail,
});
export const vettingNoteSchema = z.strictObject({ ...base, note });
export const vettingRequiredNoteSchema = z.strictObject({ ...base, note: requiredNote });

/** The same for many candidates; they are mailed only on request. */
export const bulkVettingSchema = withSelection({
  action: z.enum(vettingActions),
  reasonId: idSchema.nullable().default(null),
  note,
  mail: z.boolean().default(false),
  dryRun: z.boolean().default(false),
}).superRefine(({ action, reasonId, note: said }, ctx) => {
  const needs: readonly string[] = vettingMachine.transitions[action].requires ?? [];
  if (needs.includes('reason') && reasonId === null)
    ctx.addIssue({ code: 'custom', path: ['reasonId'], params: { code: 'REQUIRED' } });
  if (bulkNeedsNote(action) && !said)
    ctx.addIssue({ code: 'custom', path: ['note'], params: { code: 'REQUIRED' } });
});

/** Checks whether an action on many candidates requires a note. */
export function bulkNeedsNote(action: (typeof vettingActions)[number]): boolean {
  const needs: readonly string[] = vettingMachine.transitions[action].requires ?? [];
  return needs.includes('note') || action === 'pass' || action === 'skip_to_interview';
}

/** A step of the vetting, by staff or system; rows are added and never changed. */
export const vettingDecisionSchema = z.object({
  id: idSchema,
  action: z.enum([
    ...(Object.keys(vettingMachine.transitions) as [
      VettingMachineAction,
      ...VettingMachineAction[],
    ]),
    'take_back',
  ]),
  from: z.enum(vettingStates),
  to: z.enum(vettingStates),
  /** Null: caused by something else. */
  by: personRefSchema.nullable(),
  at: timestampSchema,
  reason: z.string().nullable(),
  note: z.string().nullable(),
  /** Number of submitted scorecards it is based on. */
  scorecards: z.number().int(),
  /** Based only on its note: no scorecard was submitted. */
  isOverride: z.boolean(),
  expiresAt: timestampSchema.nullable(),
  retryAfter: dateSchema.nullable(),
});
export type VettingDecision = z.infer<typeof vettingDecisionSchema>;

/** The vetting of one candidate, as its reader may see it. */
export const candidateVettingSchema = z.object({
  candidate: personRefSchema.extend({ number: z.string() }),
  /** The candidate's version, sent with every action. */
  version: versionSchema,
  status: z.enum(vettingStates),
  vettedAt: timestampSchema.nullable(),
  expiresAt: timestampSchema.nullable(),
  retryAfter: dateSchema.nullable(),
  /** Submitted scorecards; passing requires at least one, or a note of a permitted user. */
  submitted: z.number().int(),
  /** Interviews that the candidate missed; two cause a warning. */
  missed: z.number().int(),
  allowedActions: z.array(z.enum(vettingActions)),
  mayRequestInterview: z.boolean(),
  /** Whether the reader may pass the candidate by a note, without a scorecard. */
  mayPassByNote: z.boolean(),
  /** Whether the reader may write a scorecard without an interview. */
  mayReview: z.boolean(),
  decisions: z.array(vettingDecisionSchema),
  interviews: z.array(vettingInterviewSchema),
  scorecards: z.array(scorecardRowSchema),
});
export type CandidateVetting = z.infer<typeof candidateVettingSchema>;

/** The day named in the mail after a failed vetting, if it differs from the default. */
export const vettingMailsQuerySchema = z.strictObject({ retryAfter: dateSchema.optional() });

/** The mails to the candidate, as they would be sent. */
export const vettingMailsSchema = z.object({
  unavailable: z.enum(['no_email', 'no_mail_wanted']).nullable(),
  to: z.string().nullable(),
  previews: z.object({
    pass: z.object({ subject: z.string(), text: z.string() }).nullable(),
    fail: z.object({ subject: z.string(), text: z.string() }).nullable(),
  }),
});
export type VettingMails = z.infer<typeof vettingMailsSchema>;

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

/** The person is told by mail unless it says no. */
const mail = z.boolean().default(true);

/** Without a submitted scorecard, the note is what the verdict rests on. */
export const vettingPassSchema = z.strictObject({ ...base, note, mail });
export const vettingFailSchema = z.strictObject({
  ...base,
  reasonId: idSchema,
  note,
  /** The first day on which the person may try again; by the reason unless said, or three months on. */
  retryAfter: dateSchema.nullable().default(null),
  mail,
});
export const vettingNoteSchema = z.strictObject({ ...base, note });
export const vettingRequiredNoteSchema = z.strictObject({ ...base, note: requiredNote });

/** The same for many; candidates are mailed only on request. */
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

/** Whether an action on many people has to be explained. */
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
  /** Null: it followed from something else. */
  by: personRefSchema.nullable(),
  at: timestampSchema,
  reason: z.string().nullable(),
  note: z.string().nullable(),
  /** How many submitted scorecards stood behind it. */
  scorecards: z.number().int(),
  /** It rests on its note alone: no scorecard was submitted. */
  isOverride: z.boolean(),
  expiresAt: timestampSchema.nullable(),
  retryAfter: dateSchema.nullable(),
});
export type VettingDecision = z.infer<typeof vettingDecisionSchema>;

/** Everything about the vetting of one person, as its reader may see it. */
export const candidateVettingSchema = z.object({
  candidate: personRefSchema.extend({ number: z.string() }),
  /** The candidate's version, which every action names. */
  version: versionSchema,
  status: z.enum(vettingStates),
  vettedAt: timestampSchema.nullable(),
  expiresAt: timestampSchema.nullable(),
  retryAfter: dateSchema.nullable(),
  /** Submitted scorecards; passing needs at least one, or a note of those who may. */
  submitted: z.number().int(),
  /** Interviews that the person missed; two are a warning. */
  missed: z.number().int(),
  allowedActions: z.array(z.enum(vettingActions)),
  mayRequestInterview: z.boolean(),
  /** The reader may pass the person by a note, without a scorecard. */
  mayPassByNote: z.boolean(),
  /** The reader may write a scorecard without an interview. */
  mayReview: z.boolean(),
  decisions: z.array(vettingDecisionSchema),
  interviews: z.array(vettingInterviewSchema),
  scorecards: z.array(scorecardRowSchema),
});
export type CandidateVetting = z.infer<typeof candidateVettingSchema>;

/** The day that the mail names after a failed vetting, where it is to be another than the usual. */
export const vettingMailsQuerySchema = z.strictObject({ retryAfter: dateSchema.optional() });

/** The mails that would tell the person, as they would go out. */
export const vettingMailsSchema = z.object({
  unavailable: z.enum(['no_email', 'no_mail_wanted']).nullable(),
  to: z.string().nullable(),
  previews: z.object({
    pass: z.object({ subject: z.string(), text: z.string() }).nullable(),
    fail: z.object({ subject: z.string(), text: z.string() }).nullable(),
  }),
});
export type VettingMails = z.infer<typeof vettingMailsSchema>;

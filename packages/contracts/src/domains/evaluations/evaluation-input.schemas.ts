import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idParams,
  idSchema,
  longText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { evaluationInputMachine } from './evaluation-input.machine.ts';

const { clientName, clientText } = limits.evaluation;

/** The client's statements by phone or in a meeting, entered by the reviewer. */
export const clientInputSchema = z.strictObject({
  name: text(clientName, 1),
  text: longText(clientText, 1),
});

/** Actions on a pending request. */
export const evaluationInputActions = ['remind', 'withdraw'] as const;
export type EvaluationInputAction = (typeof evaluationInputActions)[number];

/** A request to a supervisor for their view, and their answer in their own words. */
export const evaluationInputSchema = z.object({
  id: idSchema,
  /** Name of the asked supervisor. */
  name: z.string(),
  client: z.string(),
  status: z.enum(evaluationInputMachine.states),
  /** Pending, but the link no longer works: it expired, or someone else supervises. */
  isOver: z.boolean(),
  askedAt: timestampSchema,
  askedBy: personRefSchema.nullable(),
  remindedAt: timestampSchema.nullable(),
  expiresAt: timestampSchema,
  answeredAt: timestampSchema.nullable(),
  /** Null until it is answered: only the author sees the draft. */
  text: z.string().nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(evaluationInputActions)),
});
export type EvaluationInput = z.infer<typeof evaluationInputSchema>;

/** A contract of the period, and the supervisor who can be asked about it. */
export const clientToAskSchema = z.object({
  placementId: idSchema,
  /** Number of the contract. */
  number: z.string(),
  client: z.string(),
  /** Null if no supervisor can answer. */
  supervisor: z.string().nullable(),
});
export type ClientToAsk = z.infer<typeof clientToAskSchema>;

export const askInputSchema = z.strictObject({ version: versionSchema, placementId: idSchema });
/** The version of the request. */
export const inputVersionSchema = z.strictObject({ version: versionSchema });
export const inputParams = idParams.extend({ inputId: z.string().max(64) });

/** Actions of a supervisor behind their link. */
export const evaluationInputVisitActions = ['save', 'submit'] as const;

/**
 * The request as the supervisor reads it: person, purpose and period; nothing of the evaluation.
 */
export const evaluationInputVisitSchema = z.object({
  agencyName: z.string(),
  /** The requester; null if they have left. */
  askedBy: z.string().nullable(),
  maskedEmail: z.string(),
  expiresAt: timestampSchema,
  contractor: z.string(),
  job: z.string(),
  /** Number of the contract. */
  number: z.string(),
  periodStart: dateSchema,
  periodEnd: dateSchema,
  /** The current draft, or the sent text. */
  text: z.string(),
  answeredAt: timestampSchema.nullable(),
  version: versionSchema,
  /** Empty once it is answered, and while the evaluation is not in review. */
  allowedActions: z.array(z.enum(evaluationInputVisitActions)),
});
export type EvaluationInputVisit = z.infer<typeof evaluationInputVisitSchema>;

export const inputDraftSchema = z.strictObject({
  version: versionSchema,
  text: longText(clientText),
});
export const inputSubmitSchema = z.strictObject({
  version: versionSchema,
  text: longText(clientText, 1),
});

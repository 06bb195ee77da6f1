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

/** What a client said by phone or in a meeting, typed in by the reviewer. */
export const clientInputSchema = z.strictObject({
  name: text(clientName, 1),
  text: longText(clientText, 1),
});

/** What can be done with a question that waits for its answer. */
export const evaluationInputActions = ['remind', 'withdraw'] as const;
export type EvaluationInputAction = (typeof evaluationInputActions)[number];

/** A supervisor who was asked for their view, and what they answered in their own words. */
export const evaluationInputSchema = z.object({
  id: idSchema,
  /** Who was asked. */
  name: z.string(),
  client: z.string(),
  status: z.enum(evaluationInputMachine.states),
  /** It waits, but the link leads nowhere any more: its time is over, or somebody else supervises. */
  isOver: z.boolean(),
  askedAt: timestampSchema,
  askedBy: personRefSchema.nullable(),
  remindedAt: timestampSchema.nullable(),
  expiresAt: timestampSchema,
  answeredAt: timestampSchema.nullable(),
  /** Null until it is answered: what is being written is its author’s alone. */
  text: z.string().nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(evaluationInputActions)),
});
export type EvaluationInput = z.infer<typeof evaluationInputSchema>;

/** A contract of the period, and who of the client can be asked about it. */
export const clientToAskSchema = z.object({
  placementId: idSchema,
  /** Number of the contract. */
  number: z.string(),
  client: z.string(),
  /** Null where nobody supervises the work who could answer. */
  supervisor: z.string().nullable(),
});
export type ClientToAsk = z.infer<typeof clientToAskSchema>;

export const askInputSchema = z.strictObject({ version: versionSchema, placementId: idSchema });
/** The version is that of the question. */
export const inputVersionSchema = z.strictObject({ version: versionSchema });
export const inputParams = idParams.extend({ inputId: z.string().max(64) });

/** What a supervisor can do behind their link. */
export const evaluationInputVisitActions = ['save', 'submit'] as const;

/** The question as the supervisor reads it: who, for what and when; nothing of the evaluation. */
export const evaluationInputVisitSchema = z.object({
  agencyName: z.string(),
  /** Who asks; null where they have left. */
  askedBy: z.string().nullable(),
  maskedEmail: z.string(),
  expiresAt: timestampSchema,
  contractor: z.string(),
  job: z.string(),
  /** Number of the contract. */
  number: z.string(),
  periodStart: dateSchema,
  periodEnd: dateSchema,
  /** What is written so far, or what was sent. */
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

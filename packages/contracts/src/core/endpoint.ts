import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { PermissionName } from './permissions.ts';
import type { TokenPurpose } from './token-purposes.ts';

/**
 * Required permission of an endpoint. Mandatory, so that an open endpoint is visible in the diff.
 * - a permission: signed in with a role that grants it in the permission table
 * - `authenticated`: signed in with any role
 * - `session`: signed in; role or set-up may still be missing
 * - `second-step`: the password was correct, the second sign-in step may still be pending
 * - `token:<purpose>`: holder of a link cookie for that purpose
 * - `public`: anyone
 */
export type Access =
  PermissionName | 'authenticated' | 'session' | 'second-step' | 'public' | `token:${TokenPurpose}`;

/**
 * Availability of an endpoint during impersonation.
 * - `read`: available in both modes
 * - `act`: available in act mode
 * - `never`: refused in both modes, because only the person may do or see it
 * - `control`: belongs to the real user (stop, switch the mode, sign out)
 */
export type ImpersonationRule = 'read' | 'act' | 'never' | 'control';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Cache tags shared by RTK Query and the cross-remote bus: an entity, or one record of it. */
export type EntityName =
  | 'Session'
  | 'ApiKey'
  | 'Webhook'
  | 'CustomField'
  | 'User'
  | 'Candidate'
  | 'Note'
  | 'Promise'
  | 'Task'
  | 'Skill'
  | 'Company'
  | 'Job'
  | 'TalentPool'
  | 'TeamMember'
  | 'Link'
  | 'Mail'
  | 'ReceivedMail'
  | 'Call'
  | 'EmailTemplate'
  | 'Remote'
  | 'ReleaseToken'
  | 'SearchIndex'
  | 'Collection'
  | 'Report'
  | 'AuditEvent'
  | 'Impersonation'
  | 'Home'
  | 'SavedSearch'
  | 'SavedView'
  | 'ListSetting'
  | 'Notification'
  | 'NotificationPreference'
  | 'Export'
  | 'Follow'
  | 'Attachment'
  | 'ExtractionReview'
  | 'ExperienceSuggestion'
  | 'PoolMembership'
  | 'Application'
  | 'Reason'
  | 'PipelineTemplate'
  | 'Duplicate'
  | 'Consent'
  | 'CompanyRule'
  | 'Operation'
  | 'Import'
  | 'Approval'
  | 'CompanyUser'
  | 'Position'
  | 'Placement'
  | 'Submission'
  | 'Suggestion'
  | 'ApplicationFeedback'
  | 'Match'
  | 'ScreeningForm'
  | 'Availability'
  | 'CalendarEvent'
  | 'CalendarFeed'
  | 'Vetting'
  | 'Timesheet'
  | 'Evaluation'
  | 'ExitSurvey'
  | 'EvaluationTemplate'
  | 'Meeting'
  | 'Referral'
  | 'ReferralProgram'
  | 'RewardBatch'
  | 'LegalIdentity'
  | 'ChatThread'
  | 'SignatureDocument'
  | 'SignatureTemplate'
  | 'ClientInterview'
  | 'AssistantSetting'
  | 'Settings'
  | 'AssistantPrompt'
  | 'AssistantUsage'
  | 'JobDialogue';

/** `id` names the path parameter that holds the record's id; without it, the tag means the list. */
export interface EntityTag {
  entity: EntityName;
  id?: string;
}

export interface EndpointSpec<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
> {
  /** Unique dotted name: `candidates.list`. The typed hook is `useCandidatesListQuery`. */
  name: string;
  method: Method;
  /** Path below `/api/v1`, with `:param` placeholders. */
  path: `/${string}`;
  access: Access;
  /** One sentence for the API page. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  /** Success status; 200 by default. */
  status?: 200 | 201 | 202 | 204;
  /**
   * The endpoint may answer 202 instead if the work continues in the background (`inBackground`).
   */
  mayBeLater?: true;
  /** Tags of the data that a read caches. */
  provides?: readonly EntityTag[];
  /** Tags that a write invalidates, in this and in every other remote and tab. */
  changes?: readonly EntityTag[];
  /** Error codes beyond those that every endpoint may return. */
  errors?: readonly ErrorCode[];
  /** `required`: a request without an Idempotency-Key is refused. Every POST accepts the header. */
  idempotency?: 'required';
  /** The response contains a secret shown only once, so it is not stored for repeated requests. */
  answersSecret?: true;
  /** Rule during impersonation; {@link impersonationRuleOf} gives the default. */
  impersonation?: ImpersonationRule;
  /** The response contains 🔒 fields: reads during impersonation are recorded in the audit log. */
  sensitive?: true;
  /**
   * The response format, if it is not a JSON document: server-sent events or the bytes of a file
   * (`response` is then empty), or lines of JSON that each match `response`. The endpoint is
   * mounted by `mountEvents`, `mountFile` or `mountReads`.
   */
  answers?: 'events' | 'file' | 'lines';
  /** The request format, if it is not JSON: raw bytes. The endpoint is mounted by `mountBytes`. */
  accepts?: 'bytes';
  /** Maximum bytes of one request if it carries a whole file instead of a chunk. */
  bytes?: number;
  /** Maximum bytes for visitors, if the usual limit is too small. */
  visitorBytes?: number;
  /**
   * A POST that only reads, because personal data must not appear in a URL: no audit, no
   * idempotency.
   */
  readOnly?: true;
}

export type Endpoint<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
> = Readonly<EndpointSpec<P, Q, B, R>>;

export type AnyEndpoint = Endpoint;

/** An endpoint with a statically known method, so that a client can tell reads from writes. */
export type DeclaredEndpoint<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
  M extends Method,
  RO extends true | undefined,
> = Endpoint<P, Q, B, R> & { readonly method: M; readonly readOnly?: RO };

/** Declares an endpoint; an identity function for type inference. */
export function defineEndpoint<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType = z.ZodType,
  const M extends Method = Method,
  const RO extends true | undefined = undefined,
>(
  spec: EndpointSpec<P, Q, B, R> & { method: M; readOnly?: RO },
): DeclaredEndpoint<P, Q, B, R, M, RO> {
  return Object.freeze(spec);
}

/** Returns the HTTP status of a response. */
export const statusOf = (
  { status, mayBeLater }: Pick<AnyEndpoint, 'status' | 'mayBeLater'>,
  answer: unknown,
): number =>
  mayBeLater && (answer as { inBackground?: unknown }).inBackground === true
    ? 202
    : (status ?? 200);

/** Checks whether an endpoint changes nothing: a GET, or a POST that only reads. */
export const readsOnly = (endpoint: Pick<AnyEndpoint, 'method' | 'readOnly'>): boolean =>
  endpoint.method === 'GET' || endpoint.readOnly === true;

/**
 * Returns the impersonation rule of an endpoint; by default reads are allowed and changes refused.
 */
export function impersonationRuleOf(
  endpoint: Pick<AnyEndpoint, 'method' | 'readOnly' | 'impersonation'>,
): ImpersonationRule {
  return endpoint.impersonation ?? (readsOnly(endpoint) ? 'read' : 'never');
}

/** {@link readsOnly} at the type level. */
export type ReadsOnly<E> = E extends { readonly method: 'GET' }
  ? true
  : E extends { readonly readOnly?: infer RO }
    ? [Exclude<RO, undefined>] extends [never]
      ? false
      : true
    : false;

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;

/** Parsed path parameters, as the service receives them. */
export type ParamsOf<E> = E extends { params?: infer P } ? OutputOf<NonNullable<P>> : undefined;
/** Parsed query, as the service receives it. */
export type QueryOf<E> = E extends { query?: infer Q } ? OutputOf<NonNullable<Q>> : undefined;
/** Parsed body, as the service receives it. */
export type BodyOf<E> = E extends { body?: infer B } ? OutputOf<NonNullable<B>> : undefined;
/** What the service returns and the client receives. */
export type ResponseOf<E> = E extends { response: infer R } ? OutputOf<R> : never;

type Part<K extends string, T> = [T] extends [undefined]
  ? object
  : object extends T
    ? { [k in K]?: T }
    : { [k in K]: T };

/** The caller's arguments: `{ params, query, body }`, each only if the endpoint declares it. */
export type ArgsOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', InputOf<P>> & Part<'query', InputOf<Q>> & Part<'body', InputOf<B>>
    : never;

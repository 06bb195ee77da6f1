import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { PermissionName } from './permissions.ts';
import type { TokenPurpose } from './token-purposes.ts';

/**
 * Who may call an endpoint. Required, so that an open endpoint has to say so in the diff.
 * - a permission: signed in, role chosen, and the role's row of the permission table grants it
 * - `authenticated`: signed in with a role, any role
 * - `session`: signed in; role or set-up may still be missing
 * - `second-step`: the password was right, the second step of the sign-in may still be due
 * - `token:<purpose>`: holder of a link cookie of that purpose
 * - `public`: anybody
 */
export type Access =
  PermissionName | 'authenticated' | 'session' | 'second-step' | 'public' | `token:${TokenPurpose}`;

/**
 * What an endpoint is while acting as another person.
 * - `read`: open in both modes
 * - `act`: open in act mode
 * - `never`: refused in both; what only the person may do, or see
 * - `control`: belongs to the real user (stop, switch the mode, sign out)
 */
export type ImpersonationRule = 'read' | 'act' | 'never' | 'control';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Cache tags, as RTK Query and the cross-remote bus know them: an entity, or one record of it. */
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

/** `id` names the path parameter that holds the record's id; without it the tag is the list. */
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
  /** Dotted and unique: `candidates.list`. The typed hook is `useCandidatesListQuery`. */
  name: string;
  method: Method;
  /** Below `/api/v1`, with `:param` placeholders. */
  path: `/${string}`;
  access: Access;
  /** One sentence for the API page. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  /** Success status; 200 unless said. */
  status?: 200 | 201 | 202 | 204;
  /** Answers 202 in place of it where the work goes on behind: its answer says `inBackground`. */
  mayBeLater?: true;
  /** What a read caches. */
  provides?: readonly EntityTag[];
  /** What a write makes stale, here and in every other remote and tab. */
  changes?: readonly EntityTag[];
  /** Catalogue codes beyond those any endpoint may answer. */
  errors?: readonly ErrorCode[];
  /** `required`: the request is refused without an Idempotency-Key. Accepted on every POST. */
  idempotency?: 'required';
  /** Answers with a secret that is told once: its answer is kept for no repeated request. */
  answersSecret?: true;
  /** While acting as another person; see {@link impersonationRuleOf} for what counts unless said. */
  impersonation?: ImpersonationRule;
  /** Answers 🔒 fields: who opens it while acting as another person is noted in the audit log. */
  sensitive?: true;
  /**
   * How it answers, where that is no JSON document: a stream of server-sent events or the bytes of
   * a file (`response` is then empty), or lines of JSON of which each is a `response`. It is
   * mounted by `mountEvents`, `mountFile` or `mountReads`.
   */
  answers?: 'events' | 'file' | 'lines';
  /** What a request brings, where that is no JSON: raw bytes. It is mounted by `mountBytes`. */
  accepts?: 'bytes';
  /** Bytes that one request of such an endpoint may bring, where that is a whole file and no part. */
  bytes?: number;
  /** Bytes that visitors may send here, where the usual few are too few. */
  visitorBytes?: number;
  /** A POST that only reads (personal data must not stand in a URL): no audit, no idempotency. */
  readOnly?: true;
}

export type Endpoint<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
> = Readonly<EndpointSpec<P, Q, B, R>>;

export type AnyEndpoint = Endpoint;

/** An endpoint whose method is known to the types, so that a client tells reads from writes. */
export type DeclaredEndpoint<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
  M extends Method,
  RO extends true | undefined,
> = Endpoint<P, Q, B, R> & { readonly method: M; readonly readOnly?: RO };

/** Declares an endpoint; the identity function, for inference. */
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

/** The status of an answer. */
export const statusOf = (
  { status, mayBeLater }: Pick<AnyEndpoint, 'status' | 'mayBeLater'>,
  answer: unknown,
): number =>
  mayBeLater && (answer as { inBackground?: unknown }).inBackground === true
    ? 202
    : (status ?? 200);

/** Whether calling an endpoint changes nothing: a GET, or a POST that only reads. */
export const readsOnly = (endpoint: Pick<AnyEndpoint, 'method' | 'readOnly'>): boolean =>
  endpoint.method === 'GET' || endpoint.readOnly === true;

/** The rule of an endpoint: reads are open and changes refused, unless it says otherwise. */
export function impersonationRuleOf(
  endpoint: Pick<AnyEndpoint, 'method' | 'readOnly' | 'impersonation'>,
): ImpersonationRule {
  return endpoint.impersonation ?? (readsOnly(endpoint) ? 'read' : 'never');
}

/** {@link readsOnly} for the types. */
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

/** What a caller passes: `{ params, query, body }`, each only where the endpoint declares it. */
export type ArgsOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', InputOf<P>> & Part<'query', InputOf<Q>> & Part<'body', InputOf<B>>
    : never;

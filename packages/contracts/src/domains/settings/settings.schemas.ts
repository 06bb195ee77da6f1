import { z } from 'zod';
import { currencies } from '../../core/currencies.ts';
import { dayMs, hourMs } from '../../core/durations.ts';
import { limits } from '../../core/limits.ts';
import {
  emailSchema,
  idSchema,
  longText,
  normaliseEmail,
  phoneSchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { readsOnWhite } from './brand-color.ts';
import { can } from '../../core/permissions.ts';
import { features } from './features.ts';
import { roles, staffRoles, twoStepRoles, type Role } from '../../core/roles.ts';

const whole = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);
const bounds = limits.settings;
/** An empty field says nothing. */
const orNull = <S extends z.ZodType<string>>(schema: S) =>
  schema.nullable().transform((value) => value || null);

const domain = /^[a-z0-9](?:[a-z0-9-]*\.)+[a-z0-9]{2,}$/;

/** How many units of `currency` one unit of the base currency bought in a month, on average. */
export const monthRateSchema = z.strictObject({
  month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/),
  currency: z.enum(currencies),
  perBase: z.number().positive().max(1_000_000),
});
export type MonthRate = z.infer<typeof monthRateSchema>;

/** What a US dollar buys of other currencies by now; one that was never set is absent. */
export const dollarRatesSchema = z.object({
  currencies: z.array(z.object({ currency: z.enum(currencies), perDollar: z.number().positive() })),
});
export type DollarRates = z.infer<typeof dollarRatesSchema>;

const isOncePerMonth = (rates: readonly MonthRate[]): boolean =>
  new Set(rates.map(({ month, currency }) => `${month} ${currency}`)).size === rates.length;

/** The roles that write e-mails to people. */
export const writingRoles = staffRoles.filter((role) => can(role, 'message.send'));

/** An address that colleagues write from together. */
const sharedSender = z.strictObject({
  name: text(bounds.senderName, 1),
  address: emailSchema,
  /** Who writes from it. */
  roles: z.array(z.enum(writingRoles)).min(1).max(writingRoles.length),
});
export type SharedSender = z.infer<typeof sharedSender>;
const isOnce = (senders: readonly SharedSender[]): boolean =>
  new Set(senders.map(({ address }) => normaliseEmail(address))).size === senders.length;

/** What can be set for the whole agency, by group. Each group has a version of its own. */
export const settingGroupSchemas = {
  company: z.strictObject({
    /** Null: as the environment names it. */
    name: orNull(text(bounds.name)),
    legalName: orNull(text(bounds.legalName)),
    address: orNull(longText(bounds.address)),
    contactEmail: orNull(emailSchema.or(z.literal(''))),
    /** Where visitors call who need an answer at once, such as right before an interview. */
    contactPhone: orNull(phoneSchema),
    /** The colour of buttons and links in mails, and on the pages of clients, candidates, guests. */
    brandColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .refine(readsOnWhite, { params: { code: 'INVALID_FORMAT' } }),
    /** A picture for the pages of clients, candidates and guests; null: the first letter of the name. */
    logoFileId: idSchema.nullable(),
  }),
  signIn: z.strictObject({
    staffIdleHours: whole(bounds.idleHours),
    clientIdleHours: whole(bounds.idleHours),
    candidateIdleHours: whole(bounds.idleHours),
    keepSignedIn: z.boolean(),
    /** Those who cannot work without two-step sign-in, where the installation asks for it. */
    twoStepRoles: z.array(z.enum(roles)).max(roles.length),
  }),
  deadlines: z.strictObject({
    firstSubmissionHours: whole(bounds.hours),
    timesheetAnswerDays: whole(bounds.answerDays),
    /** When a candidate who was asked for their interest is asked once more, and then the owner. */
    interestAnswerHours: whole(bounds.hours),
    /** Within which whoever was rejected is told. */
    rejectionToldHours: whole(bounds.hours),
    /** After an interview, for clients who were asked and for interviewers of the vetting. */
    interviewFeedbackHours: whole(bounds.feedbackHours),
    /** What a new client and a new screening form begin with. */
    clientFeedbackHours: whole(limits.company.feedbackSlaHours),
    screeningAnswerDays: whole(limits.screening.dueInDays),
  }),
  senders: z.strictObject({
    /** Domains of the agency: who has an address there can write from it. */
    ownDomains: z.array(text(bounds.domain, 1).pipe(z.string().regex(domain))).max(bounds.domains),
    shared: z
      .array(sharedSender)
      .max(bounds.sharedSenders)
      .refine(isOnce, { params: { code: 'NOT_UNIQUE' } }),
  }),
  currencies: z.strictObject({
    base: z.enum(currencies),
    rates: z
      .array(monthRateSchema)
      .max(bounds.rates)
      .refine(isOncePerMonth, { params: { code: 'NOT_UNIQUE' } }),
  }),
  retention: z.strictObject({
    chatMonths: whole(bounds.chatMonths),
    consentGraceDays: whole(bounds.graceDays),
    transcriptDays: whole(bounds.keptDays),
    cvReadingDays: whole(bounds.keptDays),
  }),
  recordings: z.strictObject({
    /** Hosts may ask to record the sound of interviews in rooms of the platform. */
    interviews: z.boolean(),
    /** From the vetting decision on. */
    recordingDays: whole(bounds.keptDays),
  }),
  features: z.strictObject({
    /** Those that are switched off; what is new is on. */
    off: z.array(z.enum(features)).max(features.length),
  }),
} as const;

export type SettingGroup = keyof typeof settingGroupSchemas;
export const settingGroups = Object.keys(settingGroupSchemas) as SettingGroup[];
export type SettingValues = {
  [G in SettingGroup]: z.infer<(typeof settingGroupSchemas)[G]>;
};

/** What holds until another value is saved. */
export const settingDefaults: SettingValues = {
  company: {
    name: null,
    legalName: null,
    address: null,
    contactEmail: null,
    contactPhone: null,
    brandColor: '#1f5fbf',
    logoFileId: null,
  },
  signIn: {
    staffIdleHours: limits.session.idle.staff / hourMs,
    clientIdleHours: limits.session.idle.client / hourMs,
    candidateIdleHours: limits.session.idle.candidate / hourMs,
    keepSignedIn: true,
    twoStepRoles: [...twoStepRoles] as Role[],
  },
  deadlines: {
    firstSubmissionHours: limits.job.firstSubmissionHours,
    timesheetAnswerDays: limits.timesheet.answerDays,
    interestAnswerHours: limits.application.interestReminder / hourMs,
    rejectionToldHours: limits.application.rejectionTold / hourMs,
    interviewFeedbackHours: limits.settings.feedbackHours.usual,
    clientFeedbackHours: limits.company.feedbackSlaHours.usual,
    screeningAnswerDays: limits.screening.dueInDays.usual,
  },
  senders: { ownDomains: [], shared: [] },
  currencies: { base: 'USD', rates: [] },
  retention: {
    chatMonths: limits.chat.keepMonths,
    consentGraceDays: limits.privacy.graceDays,
    transcriptDays: limits.vetting.transcriptKept / dayMs,
    cvReadingDays: limits.cvReading.keep / dayMs,
  },
  recordings: {
    interviews: false,
    recordingDays: limits.meeting.recording.kept / dayMs,
  },
  features: { off: [] },
};

/** Groups whose change asks for a fresh proof of the password. */
export const guardedSettings: ReadonlySet<SettingGroup> = new Set<SettingGroup>([
  'signIn',
  'retention',
  'recordings',
]);

const kept = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    version: versionSchema,
    /** Null: as it was shipped. */
    updatedAt: timestampSchema.nullable(),
    updatedBy: personRefSchema.nullable(),
  });

/** What the environment of the server decides; shown, and changed there. */
const environmentSchema = z.object({
  agencyName: z.string(),
  mail: z.object({ transport: z.enum(['smtp', 'disk']), from: z.string(), signed: z.boolean() }),
  /** The model that is asked besides the rules of our own; null: none. */
  model: z.string().nullable(),
  twoStepEnforced: z.boolean(),
});

export const settingsSchema = z.object({
  id: z.literal('agency'),
  company: kept(settingGroupSchemas.company),
  signIn: kept(settingGroupSchemas.signIn),
  deadlines: kept(settingGroupSchemas.deadlines),
  senders: kept(settingGroupSchemas.senders),
  currencies: kept(settingGroupSchemas.currencies),
  retention: kept(settingGroupSchemas.retention),
  recordings: kept(settingGroupSchemas.recordings),
  features: kept(settingGroupSchemas.features),
  /** Where everybody gets the picture of the agency; null: there is none. */
  logoUrl: z.string().nullable(),
  environment: environmentSchema,
});
export type Settings = z.infer<typeof settingsSchema>;

const patch = <S extends z.ZodRawShape>(group: z.ZodObject<S, z.core.$strict>) =>
  z.strictObject({ version: versionSchema, changes: group.partial() });
export const settingPatches = {
  company: patch(settingGroupSchemas.company),
  signIn: patch(settingGroupSchemas.signIn),
  deadlines: patch(settingGroupSchemas.deadlines),
  senders: patch(settingGroupSchemas.senders),
  currencies: patch(settingGroupSchemas.currencies),
  retention: patch(settingGroupSchemas.retention),
  recordings: patch(settingGroupSchemas.recordings),
  features: patch(settingGroupSchemas.features),
} as const;

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
/** An empty field becomes null. */
const orNull = <S extends z.ZodType<string>>(schema: S) =>
  schema.nullable().transform((value) => value || null);

const domain = /^[a-z0-9](?:[a-z0-9-]*\.)+[a-z0-9]{2,}$/;

/** Average units of `currency` per unit of the base currency in a month. */
export const monthRateSchema = z.strictObject({
  month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/),
  currency: z.enum(currencies),
  perBase: z.number().positive().max(1_000_000),
});
export type MonthRate = z.infer<typeof monthRateSchema>;

/** The current value of a US dollar in other currencies; currencies without a rate are absent. */
export const dollarRatesSchema = z.object({
  currencies: z.array(z.object({ currency: z.enum(currencies), perDollar: z.number().positive() })),
});
export type DollarRates = z.infer<typeof dollarRatesSchema>;

const isOncePerMonth = (rates: readonly MonthRate[]): boolean =>
  new Set(rates.map(({ month, currency }) => `${month} ${currency}`)).size === rates.length;

/** Roles that write e-mails. */
export const writingRoles = staffRoles.filter((role) => can(role, 'message.send'));

/** A sender address shared by colleagues. */
const sharedSender = z.strictObject({
  name: text(bounds.senderName, 1),
  address: emailSchema,
  /** Roles that may write from it. */
  roles: z.array(z.enum(writingRoles)).min(1).max(writingRoles.length),
});
export type SharedSender = z.infer<typeof sharedSender>;
const isOnce = (senders: readonly SharedSender[]): boolean =>
  new Set(senders.map(({ address }) => normaliseEmail(address))).size === senders.length;

/** Settings of the whole agency, by group. Each group has its own version. */
export const settingGroupSchemas = {
  company: z.strictObject({
    /** Null: as set in the environment. */
    name: orNull(text(bounds.name)),
    legalName: orNull(text(bounds.legalName)),
    address: orNull(longText(bounds.address)),
    contactEmail: orNull(emailSchema.or(z.literal(''))),
    /** Phone number for visitors with urgent questions, such as right before an interview. */
    contactPhone: orNull(phoneSchema),
    /** Colour of buttons and links in mails, and on the pages of clients, candidates and guests. */
    brandColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .refine(readsOnWhite, { params: { code: 'INVALID_FORMAT' } }),
    /**
     * The logo on the pages of clients, candidates and guests; null: the first letter of the name.
     */
    logoFileId: idSchema.nullable(),
  }),
  signIn: z.strictObject({
    staffIdleHours: whole(bounds.idleHours),
    clientIdleHours: whole(bounds.idleHours),
    candidateIdleHours: whole(bounds.idleHours),
    keepSignedIn: z.boolean(),
    /** Roles that cannot work without two-step sign-in, if the installation enforces it. */
    twoStepRoles: z.array(z.enum(roles)).max(roles.length),
  }),
  deadlines: z.strictObject({
    firstSubmissionHours: whole(bounds.hours),
    timesheetAnswerDays: whole(bounds.answerDays),
    /** Hours until a candidate asked for their interest is reminded, and later the owner. */
    interestAnswerHours: whole(bounds.hours),
    /** Hours within which rejected candidates are told. */
    rejectionToldHours: whole(bounds.hours),
    /** Hours after an interview, for asked clients and for vetting interviewers. */
    interviewFeedbackHours: whole(bounds.feedbackHours),
    /** Defaults for new clients and new screening forms. */
    clientFeedbackHours: whole(limits.company.feedbackSlaHours),
    screeningAnswerDays: whole(limits.screening.dueInDays),
  }),
  senders: z.strictObject({
    /** The agency's domains: users with an address in one can write from it. */
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
    /** Whether hosts may ask to record the audio of interviews in platform rooms. */
    interviews: z.boolean(),
    /** Days from the vetting decision. */
    recordingDays: whole(bounds.keptDays),
  }),
  features: z.strictObject({
    /** The disabled ones; new features are enabled. */
    off: z.array(z.enum(features)).max(features.length),
  }),
} as const;

export type SettingGroup = keyof typeof settingGroupSchemas;
export const settingGroups = Object.keys(settingGroupSchemas) as SettingGroup[];
export type SettingValues = {
  [G in SettingGroup]: z.infer<(typeof settingGroupSchemas)[G]>;
};

/** Values that apply until others are saved. */
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

/** Groups whose change requires reauthentication with the password. */
export const guardedSettings: ReadonlySet<SettingGroup> = new Set<SettingGroup>([
  'signIn',
  'retention',
  'recordings',
]);

const kept = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    version: versionSchema,
    /** Null: the original values. */
    updatedAt: timestampSchema.nullable(),
    updatedBy: personRefSchema.nullable(),
  });

/** Values from the server's environment; shown here, changed there. */
const environmentSchema = z.object({
  agencyName: z.string(),
  mail: z.object({ transport: z.enum(['smtp', 'disk']), from: z.string(), signed: z.boolean() }),
  /** The model used beside our own rules; null: none. */
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
  /** Public URL of the agency's logo; null without one. */
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

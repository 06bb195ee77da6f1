import type { z } from 'zod';
import type { ListName } from '../../core/lists.ts';
import type { PermissionName } from '../../core/permissions.ts';
import type { AuditEventView } from '../audit/audit.schemas.ts';
import type { CandidateAccount } from '../candidate-accounts/candidate-accounts.schemas.ts';
import type { CandidateRow } from '../candidates/candidate-list.schemas.ts';
import type { companyRowSchema } from '../companies/companies.schemas.ts';
import type { jobRowSchema } from '../jobs/jobs.schemas.ts';
import type { PlacementListRow, PlacementRow } from '../placements/placements.schemas.ts';
import type { poolRowSchema } from '../pools/pools.schemas.ts';
import type { SkillRow } from '../skills/skill-catalogue.schemas.ts';
import type { teamRowSchema } from '../team/team.schemas.ts';
import type { UserSummary } from '../users/users.schemas.ts';

/** A cell before it is written: lists are joined by `; `, instants are ISO 8601, null is empty. */
export type ExportValue = string | number | boolean | null | readonly string[];

/** One column of an exported list. */
export interface ExportColumn<Row = object> {
  readonly id: string;
  /** Text in the header row. */
  readonly header: string;
  /** The matching column of the screen. */
  readonly of: string;
  value(row: Row): ExportValue;
  /** A permission required for all records; without it the column does not exist. */
  readonly needs?: PermissionName;
}

const column = <Row>(
  id: string,
  header: string,
  value: ExportColumn<Row>['value'],
  { of = id, needs }: { of?: string; needs?: PermissionName } = {},
): ExportColumn<Row> => ({ id, header, of, value, ...(needs && { needs }) });

/** `do_not_contact` → `Do not contact`. */
const words = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');

const candidates: readonly ExportColumn<CandidateRow>[] = [
  column('number', 'Number', (row) => row.number, { of: 'name' }),
  column('name', 'Name', (row) => row.name),
  column('headline', 'Headline', (row) => row.headline, { of: 'name' }),
  column('vetting', 'Vetting', (row) => words(row.vettingStatus)),
  column('status', 'Status', (row) => words(row.status)),
  column('english', 'English', (row) => row.englishLevel && words(row.englishLevel)),
  column('englishAssessed', 'English assessed', (row) => row.englishAssessed, { of: 'english' }),
  column('skills', 'Main skills', (row) => row.topSkills),
  column('rate', 'Rate per hour', (row) => (row.rate ? Number(row.rate.amount) : null), {
    needs: 'candidate.readRates',
  }),
  column('currency', 'Currency', (row) => row.rate?.currency ?? null, {
    of: 'rate',
    needs: 'candidate.readRates',
  }),
  column('notice', 'Notice (days)', (row) => row.noticePeriodDays),
  column('city', 'City', (row) => row.city, { of: 'localTime' }),
  column('country', 'Country', (row) => row.country, { of: 'localTime' }),
  column('timeZone', 'Time zone', (row) => row.timeZone, { of: 'localTime' }),
  column('owner', 'Owner', (row) => row.owner?.name ?? null),
  column('lastContact', 'Last contact', (row) => row.lastContactedAt),
  column('available', 'Available from', (row) => row.availableFrom),
];

const companies: readonly ExportColumn<z.infer<typeof companyRowSchema>>[] = [
  column('number', 'Number', (row) => row.number, { of: 'name' }),
  column('name', 'Name', (row) => row.name),
  column('status', 'Status', (row) => words(row.status)),
  column('industry', 'Industry', (row) => row.industry),
  column('city', 'City', (row) => row.city, { of: 'place' }),
  column('country', 'Country', (row) => row.country, { of: 'place' }),
  column('timeZone', 'Time zone', (row) => row.timeZone, { of: 'localTime' }),
  column('accountManager', 'Account manager', (row) => row.accountManager?.name ?? null),
  column('openJobs', 'Open jobs', (row) => row.openJobs),
  column('contractors', 'Contractors', (row) => row.contractors),
  column('waiting', 'Waiting for answer', (row) => row.submissionsWaiting),
  column('response', 'Answers in (hours)', (row) => row.responseHours),
  column('lastContact', 'Last contact', (row) => row.lastContactAt),
];

const jobs: readonly ExportColumn<z.infer<typeof jobRowSchema>>[] = [
  column('number', 'Number', (row) => row.number, { of: 'title' }),
  column('title', 'Title', (row) => row.title),
  column('company', 'Company', (row) => row.company?.name ?? null),
  column('status', 'Status', (row) => words(row.status)),
  column('priority', 'Priority', (row) => words(row.priority)),
  column('positions', 'Positions', (row) => row.positionsCount),
  column('filled', 'Filled', (row) => row.positionsFilled, { of: 'positions' }),
  column('opened', 'Opened', (row) => row.openedDate),
  column('leadRecruiter', 'Lead recruiter', (row) => row.leadRecruiter?.name ?? null),
];

const amountOf = (rate: PlacementRow['bill']): number | null => (rate ? Number(rate.amount) : null);

const placements: readonly ExportColumn<PlacementListRow>[] = [
  column('number', 'Number', (row) => row.number, { of: 'contractor' }),
  column('contractor', 'Contractor', (row) => row.candidate?.name ?? null),
  column('client', 'Client', (row) => row.company.name),
  column('job', 'Job', (row) => row.job.title, { of: 'client' }),
  column('supervisor', 'Supervisor', (row) => row.supervisor?.name ?? null),
  column('status', 'Status', (row) => words(row.status)),
  column('start', 'Start', (row) => row.startDate),
  column('end', 'End', (row) => row.plannedEndDate),
  column('weeksLeft', 'Weeks left', (row) => row.weeksLeft, { of: 'end' }),
  // During the last two weeks, the screen shows days instead of weeks.
  column('daysLeft', 'Days left', (row) => row.daysLeft ?? null, { of: 'end' }),
  column('hours', 'Hours a week', (row) => row.hoursPerWeek, { of: 'start' }),
  column('lastTimesheet', 'Last timesheet until', (row) => row.lastTimesheet?.periodEnd ?? null),
  column('lastEvaluation', 'Last evaluation', (row) => row.lastEvaluation?.cycle ?? null),
  column('accountManager', 'Account manager', (row) => row.accountManager?.name ?? null, {
    of: 'client',
  }),
  column('bill', 'Bill rate', (row) => amountOf(row.bill), {
    of: 'rates',
    needs: 'placement.readRates',
  }),
  column('pay', 'Pay rate', (row) => amountOf(row.pay), {
    of: 'rates',
    needs: 'placement.readRates',
  }),
  column('currency', 'Bill currency', (row) => row.bill?.currency ?? null, {
    of: 'rates',
    needs: 'placement.readRates',
  }),
  column('unit', 'Bill unit', (row) => row.bill?.unit ?? null, {
    of: 'rates',
    needs: 'placement.readRates',
  }),
  // Pay can be agreed in another currency than the bill, or by the hour beside a monthly bill.
  column('payCurrency', 'Pay currency', (row) => row.pay?.currency ?? null, {
    of: 'rates',
    needs: 'placement.readRates',
  }),
  column('payUnit', 'Pay unit', (row) => row.pay?.unit ?? null, {
    of: 'rates',
    needs: 'placement.readRates',
  }),
  column('risks', 'Attention', (row) => row.risks.map(words)),
];

const talentPools: readonly ExportColumn<z.infer<typeof poolRowSchema>>[] = [
  column('name', 'Name', (row) => row.name),
  column('description', 'Description', (row) => row.description, { of: 'name' }),
  column('members', 'Members', (row) => row.memberCount),
  column('target', 'Target size', (row) => row.targetSize, { of: 'members' }),
  column('openJobs', 'Open jobs', (row) => row.openJobs ?? null),
  column('kind', 'Kind', (row) => words(row.kind)),
  column('status', 'Status', (row) => words(row.status)),
  column('owner', 'Owner', (row) => row.owner?.name ?? null),
];

const team: readonly ExportColumn<z.infer<typeof teamRowSchema>>[] = [
  column('name', 'Name', (row) => row.name),
  column('title', 'Title', (row) => row.title),
  column('department', 'Department', (row) => row.department, { of: 'title' }),
  column('roles', 'Roles', (row) => row.roles.map(words)),
  column('manager', 'Manager', (row) => row.manager?.name ?? null),
  column('country', 'Country', (row) => row.country, { of: 'localTime' }),
  column('timeZone', 'Time zone', (row) => row.timeZone, { of: 'localTime' }),
  column('kind', 'Kind', (row) => words(row.kind)),
  column('status', 'Status', (row) => words(row.status)),
  column('hours', 'Hours a week', (row) => row.weeklyHours),
];

const users: readonly ExportColumn<UserSummary>[] = [
  column('name', 'Name', (row) => row.displayName),
  column('email', 'E-mail address', (row) => row.email, { of: 'name' }),
  column('status', 'Status', (row) => words(row.status)),
  column('twoStep', 'Two-step sign-in', (row) => row.twoStep),
  column('roles', 'Roles', (row) => row.roles.map(({ role }) => words(role))),
  column('companies', 'Companies', (row) => row.roles.flatMap((held) => held.companyName ?? [])),
  column('lastSignIn', 'Last sign-in', (row) => row.lastSignInAt),
  column('created', 'Created', (row) => row.createdAt),
];

// A file contains the progress of an identity, never its data.
const candidateAccounts: readonly ExportColumn<CandidateAccount>[] = [
  column('number', 'Number', (row) => row.number, { of: 'name' }),
  column('name', 'Name', (row) => row.name),
  column('account', 'Account', (row) => words(row.account)),
  column('inviteExpires', 'Invitation expires', (row) => row.inviteExpiresAt, { of: 'account' }),
  column('sharesEmail', 'Same e-mail address as', (row) => row.sharesEmailWith?.number ?? null, {
    of: 'account',
  }),
  column('identity', 'Legal identity', (row) => words(row.identity)),
  column('documents', 'Documents to sign', (row) => row.documentsToSign),
  column('lastSignIn', 'Last sign-in', (row) => row.lastSignInAt),
];

const skills: readonly ExportColumn<SkillRow>[] = [
  column('name', 'Skill', (row) => row.name),
  column('category', 'Category', (row) => words(row.category)),
  column('status', 'Status', (row) => words(row.status)),
  column('mergedInto', 'Merged into', (row) => row.mergedInto?.name ?? null, { of: 'name' }),
  column('aliases', 'Also called', (row) => row.aliases),
  column('usage', 'People', (row) => row.usageCount),
  column('by', 'Added by', (row) => row.createdBy?.name ?? null),
  column('created', 'Added', (row) => row.createdAt),
];

const activityLog: readonly ExportColumn<AuditEventView>[] = [
  column('number', 'Number', (row) => row.seq, { of: 'when' }),
  column('at', 'Time', (row) => row.at, { of: 'when' }),
  column('kind', 'Kind', (row) => words(row.actorKind), { of: 'who' }),
  column('person', 'Person', (row) => (row.realActor ?? row.actor)?.name ?? null, { of: 'who' }),
  column('actingAs', 'Acting as', (row) => (row.realActor && row.actor?.name) ?? null, {
    of: 'who',
  }),
  column('action', 'Action', (row) => row.action, { of: 'what' }),
  column('record', 'Record', (row) => row.entity),
  column('recordId', 'Record id', (row) => row.entityId, { of: 'record' }),
  column('recordName', 'Record name', (row) => row.entityName ?? row.subject?.name ?? null, {
    of: 'record',
  }),
  column('changes', 'Changes', (row) => row.changes.map(changeText), { of: 'what' }),
  column('ip', 'IP address', (row) => row.ip),
  column('request', 'Request', (row) => row.requestId, { of: 'ip' }),
];

function changeText({ path, secret, before, after, withheld }: AuditEventView['changes'][number]) {
  if (secret) return `${path} changed`;
  if (withheld) return `${path} (${withheld === 'erased' ? 'erased' : 'not shown'})`;
  return `${path}: ${before ?? '-'} → ${after ?? '-'}`;
}

/** The columns of each list, in file order. The row is that of the list endpoint. */
export const exportColumns: Readonly<Record<ListName, readonly ExportColumn[]>> = {
  candidates,
  companies,
  jobs,
  placements,
  talentPools,
  team,
  users,
  candidateAccounts,
  skills,
  activityLog,
};

import { daysOf, isPausedOn, livePlacementStates, periodOn } from '@muster/contracts';
import { UserModel } from '../../../identity/user.model.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { EvaluationModel } from '../../../records/evaluations/evaluation.model.ts';
import { JobModel } from '../../../records/jobs/job.model.ts';
import { pausesOf } from '../../../records/placements/pauses.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { TeamMemberModel } from '../../../records/team/team-member.model.ts';
import { TimesheetModel } from '../../../records/timesheets/timesheet.model.ts';
import { EvaluationInputModel } from '../../evaluations/client-input/evaluation-input.model.ts';

interface Contractor {
  person: Candidate;
  /** In order of their start, the earliest first. */
  work: Placement[];
}

const keyOf = (id: { toHexString(): string } | null | undefined): string => id?.toHexString() ?? '';
const byKey = <T extends { _id: { toHexString(): string } }>(all: readonly T[]) =>
  new Map(all.map((one) => [keyOf(one._id), one]));
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const today = (): string => dayOf(new Date());
const isLive = ({ status }: Placement): boolean =>
  (livePlacementStates as readonly string[]).includes(status);

/**
 * Returns contradictions in the records of people who work at clients, have worked there, or begin
 * soon.
 */
export async function contractorFaults(): Promise<{ contractors: number; faults: string[] }> {
  const placements = await PlacementModel.find({}).sort({ startDate: 1, _id: 1 }).lean();
  const people = await CandidateModel.find({
    _id: { $in: placements.map(({ candidateId }) => candidateId) },
  }).lean();
  const contractors = people.map((person) => ({
    person,
    work: placements.filter(({ candidateId }) => candidateId.equals(person._id)),
  }));
  const checks = [
    workFaults,
    contractFaults,
    careerFaults,
    accountFaults,
    hourFaults,
    reviewFaults,
  ];
  const found = await Promise.all(checks.map((check) => check(contractors)));
  return { contractors: contractors.length, faults: found.flat() };
}

type Check = (contractors: readonly Contractor[]) => Promise<string[]>;

/** Compares the contract with its job and the application that led to it. */
const workFaults: Check = async (contractors) => {
  const jobs = byKey(await JobModel.find({}).lean());
  const applications = byKey(await ApplicationModel.find({}).lean());
  return contractors.flatMap(({ person, work }) =>
    work.flatMap((one) => {
      const job = jobs.get(keyOf(one.jobId));
      const application = applications.get(keyOf(one.applicationId));
      const [first] = one.rates;
      const say = (fault: string) => `${one.number} of ${person.name}: ${fault}`;
      return [
        ...(job?.companyId.equals(one.companyId) ? [] : [say('another client than its job')]),
        ...(application?.candidateId.equals(person._id) && application.jobId.equals(one.jobId)
          ? []
          : [say('no application that led to it')]),
        ...(application?.proposedPayRate?.amountMinor === first?.pay.amountMinor &&
        application?.proposedBillRate?.amountMinor === first?.bill.amountMinor
          ? []
          : [say('begins with other rates than were proposed')]),
        ...(first?.effectiveFrom === one.startDate ? [] : [say('no rate on its first day')]),
      ];
    }),
  );
};

/** The hours of a full week: several contracts at once share them. */
const fullWeek = 40;

/** Checks the dates and the state of each contract, and those that run at the same time. */
const contractFaults: Check = async (contractors) =>
  contractors.flatMap(({ person, work }) => {
    const say = (fault: string) => `${person.number} ${person.name}: ${fault}`;
    const live = work.filter(isLive);
    const hours = live.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek, 0);
    const clients = new Set(live.map(({ companyId }) => keyOf(companyId)));
    return [
      ...(hours <= fullWeek ? [] : [say(`${live.length} contracts of ${hours} hours at once`)]),
      ...(clients.size === live.length ? [] : [say('two contracts at one client at once')]),
      ...work.flatMap(({ number, status, startDate, plannedEndDate, actualEndDate, rates }) => {
        const isOver = status === 'ended' || status === 'terminated';
        const last = actualEndDate ?? plannedEndDate ?? '9999';
        return [
          ...(startDate <= last ? [] : [say(`${number} ends on ${last}, before ${startDate}`)]),
          ...(isOver === (actualEndDate !== null) ? [] : [say(`${number} ${status}: last day`)]),
          ...(actualEndDate === null || actualEndDate <= today() ? [] : [say(`${number}: over`)]),
          ...((status === 'pending_start') === startDate > today()
            ? []
            : [say(`${number} is ${status}, from ${startDate}`)]),
          ...(rates.every(
            ({ effectiveFrom }, index) =>
              index === 0 || effectiveFrom > (rates[index - 1]?.effectiveFrom ?? ''),
          )
            ? []
            : [say(`${number}: rates out of order`)]),
        ];
      }),
    ];
  });

/** Compares the candidate's record with their contracts. */
const careerFaults: Check = async (contractors) => {
  const active = await ApplicationModel.find({ status: 'active' }).lean();
  return contractors.flatMap(({ person, work }) => {
    const say = (fault: string) => `${person.number} ${person.name}: ${fault}`;
    const live = work.filter(isLive);
    const [first] = work;
    const agreed = person.rates.filter(({ kind, voided }) => kind === 'agreed_pay' && !voided);
    const last = live.at(-1);
    const paid = last && periodOn(last.rates, today());
    const shown = periodOn(agreed, today());
    const since = live[0]?.startDate;
    return [
      ...((person.status === 'placed') === live.length > 0
        ? []
        : [say(`${person.status} with ${live.length} contracts`)]),
      ...(first && dayOf(person.createdAt) < first.startDate ? [] : [say('works before known')]),
      ...(first && person.vettedAt && dayOf(person.vettedAt) <= first.startDate
        ? []
        : [say(`vetted ${String(person.vettedAt)}, at work since ${first?.startDate}`)]),
      ...(!paid || shown?.amountMinor === paid.pay.amountMinor
        ? []
        : [say(`paid ${paid.pay.amountMinor}, the record says ${shown?.amountMinor}`)]),
      ...(since && person.availableFrom && person.availableFrom < (last?.plannedEndDate ?? '9999')
        ? [say(`free from ${person.availableFrom}, at work until ${last?.plannedEndDate}`)]
        : []),
      ...(since ? person.experience : []).flatMap(({ endMonth, companyName }) =>
        endMonth === null || endMonth > since!.slice(0, 7)
          ? [say(`still at ${companyName} (${endMonth}), at work since ${since}`)]
          : [],
      ),
      ...(since ? active.filter((one) => one.candidateId.equals(person._id)) : []).map(
        ({ stageKind }) => say(`at work, and on another job at ${stageKind}`),
      ),
    ];
  });
};

/** Checks the account and the team membership. */
const accountFaults: Check = async (contractors) => {
  const members = await TeamMemberModel.find({ kind: 'contractor' }).lean();
  const users = byKey(await UserModel.find({}).lean());
  const jobs = byKey(await JobModel.find({}).lean());
  return contractors.flatMap(({ person, work }) => {
    const say = (fault: string) => `${person.number} ${person.name}: ${fault}`;
    const user = users.get(keyOf(person.userId));
    const member = members.find(({ candidateId }) => candidateId?.equals(person._id));
    const live = work.filter(isLive);
    const hours = live.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek, 0);
    return [
      ...(person.userId && !user ? [say('an account that does not exist')] : []),
      ...(!user || (user.timeZone === person.timeZone && user.country === person.country)
        ? []
        : [say(`${user.timeZone} as a user, ${person.timeZone} as a candidate`)]),
      ...(!user || `${user.firstName} ${user.lastName}` === `${person.firstName} ${person.lastName}`
        ? []
        : [say(`${user.firstName} ${user.lastName} as a user`)]),
      ...(!user || user.createdAt >= person.createdAt ? [] : [say('an account before known')]),
      ...(!member || member.startDate === work[0]?.startDate
        ? []
        : [say(`in the team since ${member.startDate}, at work since ${work[0]?.startDate}`)]),
      ...(!member || member.weeklyHours === hours
        ? []
        : [say(`${member.weeklyHours} hours in the team, ${hours} in contracts`)]),
      ...(!member || live.some(({ jobId }) => jobs.get(keyOf(jobId))?.title === member.title)
        ? []
        : [say(`${member.title} in the team`)]),
    ];
  });
};

/** Compares the submitted hours with the contract. */
const hourFaults: Check = async (contractors) => {
  const sheets = await TimesheetModel.find({ placementId: { $ne: null } }).lean();
  const work = new Map(contractors.flatMap((one) => one.work.map((of) => [keyOf(of._id), of])));
  return sheets.flatMap((sheet) => {
    const placement = work.get(keyOf(sheet.placementId));
    if (!placement?.candidateId.equals(sheet.candidateId ?? '')) return ['hours of another person'];
    const say = (fault: string) => `${placement.number} in ${sheet.periodStart}: ${fault}`;
    const days = daysOf({ start: sheet.periodStart, end: sheet.periodEnd });
    const regular = sheet.entries
      .filter(({ category }) => category !== 'overtime')
      .reduce((sum, { minutes }) => sum + minutes, 0);
    return [
      ...sheet.entries.flatMap(({ date }) => [
        ...(days.includes(date) ? [] : [say(`hours of ${date}`)]),
        ...(date >= placement.startDate && date <= (placement.actualEndDate ?? today())
          ? []
          : [say(`hours of ${date}, at work since ${placement.startDate}`)]),
        ...(isPausedOn(pausesOf(placement), date) ? [say(`hours of ${date}, a paused day`)] : []),
      ]),
      ...(regular <= placement.hoursPerWeek * 60 * 1.1
        ? []
        : [say(`${regular / 60} hours of ${placement.hoursPerWeek}`)]),
      ...(sheet.money ?? []).flatMap(({ from, payRate, billRate }) => {
        const rate = periodOn(placement.rates, from);
        return rate?.pay.amountMinor === payRate.amountMinor &&
          rate.bill.amountMinor === billRate.amountMinor
          ? []
          : [say(`paid ${payRate.amountMinor} on ${from}`)];
      }),
    ];
  });
};

/** Checks the evaluations and the client's input to them. */
const reviewFaults: Check = async (contractors) => {
  const reviews = await EvaluationModel.find({ candidateId: { $ne: null } }).lean();
  const inputs = await EvaluationInputModel.find({}).lean();
  const memberships = await CompanyUserModel.find({}).lean();
  const users = byKey(await UserModel.find({}).lean());
  const people = new Map(contractors.map((one) => [keyOf(one.person._id), one]));
  return reviews.flatMap((review) => {
    const { person, work } = people.get(keyOf(review.candidateId)) ?? {};
    if (!person || !work) return [`${review.cycle}: of nobody at work`];
    const say = (fault: string) => `${person.name} in ${review.cycle}: ${fault}`;
    const within = work.filter(
      ({ startDate, actualEndDate }) =>
        startDate <= review.periodEnd && (actualEndDate ?? '9999') >= review.periodStart,
    );
    const supervisors = within.flatMap(({ companyId }) =>
      memberships.flatMap((one) =>
        one.companyId.equals(companyId) ? (users.get(keyOf(one.userId)) ?? []) : [],
      ),
    );
    const said = review.clientInput?.name;
    const currencies = within.flatMap(({ rates }) => rates.map(({ pay }) => pay.currency));
    return [
      ...(within.length > 0 ? [] : [say(`at work since ${work[0]?.startDate}`)]),
      ...(!said || supervisors.some((one) => `${one.firstName} ${one.lastName}` === said)
        ? []
        : [say(`${said} is not at the client`)]),
      ...(!review.rateSuggestion || currencies.includes(review.rateSuggestion.currency)
        ? []
        : [say(`a suggestion in ${review.rateSuggestion.currency}`)]),
      ...inputs
        .filter(({ evaluationId }) => evaluationId.equals(review._id))
        .flatMap(({ placementId }) =>
          within.some(({ _id }) => _id.equals(placementId)) ? [] : [say('asked about other work')],
        ),
    ];
  });
};

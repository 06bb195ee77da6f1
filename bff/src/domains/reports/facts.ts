import { hourMs, limits, type PermissionName } from '@muster/contracts';
import type { Types } from 'mongoose';
import { trailBegins } from '../../audit/earlier-values.ts';
import type { Actor } from '../../auth/actor.ts';
import {
  asTheyStood,
  readReportApplications,
  type KeptApplication,
  type ReportApplication,
} from '../applications/api/reporting/report-applications.ts';
import { candidatesByIdAt, readMarketAt } from '../candidates/api/earlier-candidates.ts';
import { readMarket, type KeptCandidate } from '../candidates/api/kept-candidates.ts';
import { reportCandidatesById, type ReportCandidate } from '../candidates/api/report-candidates.ts';
import { companiesById } from '../../records/companies/company-directory.ts';
import { readReportJobs, type ReportJob } from '../../records/jobs/report-jobs.ts';
import { readReportPlacements, type ReportPlacement } from '../placements/api/report-placements.ts';
import { dayIn } from '../../db/zoned-day.ts';
import type { ReportWindow } from './report-window.ts';

type Client = { readonly timeZone: string; readonly feedbackSlaHours: number };

interface Market {
  readonly people: readonly KeptCandidate[];
  /** Since when the confirmations of their profiles are known. */
  readonly confirmationsSince: Date;
}

/** Data shared by several reports, read once for all that are requested together. */
export interface Facts {
  readonly actor: Actor;
  readonly window: ReportWindow;
  /** Returns applications, each with its history, oldest first. */
  applications(): Promise<readonly KeptApplication[]>;
  /** Returns the same applications with their state and ending at the requested moment. */
  standing(): Promise<readonly ReportApplication[]>;
  jobs(): Promise<readonly ReportJob[]>;
  /** Returns work that began within the window or later. */
  placements(): Promise<readonly ReportPlacement[]>;
  clients(): Promise<ReadonlyMap<string, Client>>;
  /** Returns those candidates that a permission reaches, now or as of the requested day. */
  people(permission: PermissionName, ids: readonly Types.ObjectId[]): Promise<ReportCandidate[]>;
  /** Returns active candidates, now or as of the requested day. */
  market(): Promise<Market>;
  /** Returns when the audit trail begins. */
  trailBegins(): Promise<Date | null>;
}

const permission = 'report.readHiring';

/**
 * Maximum time before the window at which a limit that expired within it can have begun, including
 * holds.
 */
const longestClock = Math.max(
  limits.application.rejectionTold,
  limits.company.feedbackSlaHours.max * hourMs,
);

export function readFacts(actor: Actor, window: ReportWindow): Facts {
  const since = new Date(window.since.getTime() - longestClock);
  const applications = once(async () =>
    (await readReportApplications(actor, permission, since)).map((kept) =>
      knownBy(window.now, kept),
    ),
  );
  const jobs = once(() => readReportJobs(actor, permission, window.now));
  return {
    actor,
    window,
    applications,
    standing: once(async () => {
      const all = (await applications()).map(({ application }) => application);
      return window.asOf === null ? all : asTheyStood(all, window.now);
    }),
    jobs,
    placements: once(() =>
      readReportPlacements(actor, permission, dayIn(window.zone, window.since)),
    ),
    clients: once(async () => {
      // Applications share common id objects, so only a few have to be compared.
      const ids = new Set([
        ...(await jobs()).map(({ companyId }) => companyId),
        ...(await applications()).map(({ application }) => application.companyId),
      ]);
      return companiesById([...new Map([...ids].map((id) => [id.toHexString(), id])).values()]);
    }),
    market: once(async () =>
      window.asOf === null
        ? {
            people: await readMarket(actor, 'report.readCandidates'),
            confirmationsSince: window.now,
          }
        : readMarketAt(actor, 'report.readCandidates', window.now),
    ),
    people: (reach, ids) =>
      window.asOf === null
        ? reportCandidatesById(actor, reach, ids)
        : candidatesByIdAt(actor, reach, { ids, moment: window.now }),
    trailBegins: once(trailBegins),
  };
}

/** Returns an application with its history before a moment. */
function knownBy(moment: Date, kept: KeptApplication): KeptApplication {
  const last = kept.history.at(-1);
  if (!last || last.at < moment) return kept;
  return { ...kept, history: kept.history.filter(({ at }) => at < moment) };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => (reading ??= read());
}

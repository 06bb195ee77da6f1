import { hourMs, limits } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import {
  readReportApplications,
  type ReportApplication,
  type ReportEvent,
} from '../applications/api/reporting/report-applications.ts';
import { readMarket, type KeptCandidate } from '../candidates/api/kept-candidates.ts';
import { companiesById } from '../../records/companies/company-directory.ts';
import { readReportJobs, type ReportJob } from '../../records/jobs/report-jobs.ts';
import { readReportPlacements, type ReportPlacement } from '../placements/api/report-placements.ts';
import { dayIn } from '../../db/zoned-day.ts';
import type { ReportWindow } from './report-window.ts';

type Client = { readonly timeZone: string; readonly feedbackSlaHours: number };

/** What several reports are made of, read once for all that are asked for together. */
export interface Facts {
  readonly actor: Actor;
  readonly window: ReportWindow;
  applications(): Promise<readonly ReportApplication[]>;
  /** What happened to each application, the oldest first. */
  histories(): Promise<ReadonlyMap<string, readonly ReportEvent[]>>;
  jobs(): Promise<readonly ReportJob[]>;
  /** Work that began within the window or later. */
  placements(): Promise<readonly ReportPlacement[]>;
  clients(): Promise<ReadonlyMap<string, Client>>;
  /** Active candidates, as they are now. */
  market(): Promise<readonly KeptCandidate[]>;
}

const permission = 'report.readHiring';

/** So long before the window what ran out within it can have begun, and rested since. */
const longestClock = Math.max(
  limits.application.rejectionTold,
  limits.company.feedbackSlaHours.max * hourMs,
);

export function readFacts(actor: Actor, window: ReportWindow): Facts {
  const kept = once(() =>
    readReportApplications(actor, permission, new Date(window.since.getTime() - longestClock)),
  );
  const applications = once(async () => (await kept()).map(({ application }) => application));
  const jobs = once(() => readReportJobs(actor, permission, window.now));
  return {
    actor,
    window,
    applications,
    jobs,
    histories: once(
      async () =>
        new Map(
          (await kept()).map(({ application, history }) => [
            application.id,
            knownBy(window.now, history),
          ]),
        ),
    ),
    placements: once(() =>
      readReportPlacements(actor, permission, dayIn(window.zone, window.since)),
    ),
    clients: once(async () => {
      const ids = new Map(
        [...(await jobs()), ...(await applications())].map(
          ({ companyId }) => [companyId.toHexString(), companyId] as const,
        ),
      );
      return companiesById([...ids.values()]);
    }),
    // A query runs each time that it is awaited; a promise once.
    market: once(async () => readMarket(actor, 'report.readCandidates')),
  };
}

/** What happened before a moment. */
function knownBy(moment: Date, history: readonly ReportEvent[]): readonly ReportEvent[] {
  const last = history.at(-1);
  return !last || last.at < moment ? history : history.filter(({ at }) => at < moment);
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | null = null;
  return () => (reading ??= read());
}

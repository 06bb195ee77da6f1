import { candidatesRoutes, href, jobsRoutes, type ReportRow } from '@muster/contracts';

interface Place {
  readonly name: string;
  readonly href: string | null;
}

/** Returns the records that a row names, with their addresses. */
export function placesOf({ candidate, job, client }: ReportRow): Place[] {
  return [
    ...(candidate
      ? [{ name: candidate.name, href: href(candidatesRoutes.record, { id: candidate.id }) }]
      : []),
    ...(job ? [{ name: job.name, href: href(jobsRoutes.record, { id: job.id }) }] : []),
    ...(client ? [{ name: client.name, href: null }] : []),
  ];
}

import { candidatesRoutes, href, jobsRoutes, type ReportRow } from '@muster/contracts';

interface Place {
  readonly name: string;
  readonly href: string | null;
}

/** The records that a row names, and where they are. */
export function placesOf({ candidate, job, client }: ReportRow): Place[] {
  return [
    ...(candidate
      ? [{ name: candidate.name, href: href(candidatesRoutes.record, { id: candidate.id }) }]
      : []),
    ...(job ? [{ name: job.name, href: href(jobsRoutes.record, { id: job.id }) }] : []),
    ...(client ? [{ name: client.name, href: null }] : []),
  ];
}

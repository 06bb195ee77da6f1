import {
  candidatesRoutes,
  companiesRoutes,
  href,
  jobsRoutes,
  type ChatRecord,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readableApplications } from '../../../records/applications/readable-applications.ts';
import { visibleCandidates } from '../../../records/candidates/candidate-names.ts';
import { visibleCompanyNames } from '../../../records/companies/company-directory.ts';
import { visibleJobs } from '../../../records/jobs/job-lookup.ts';
import type { ChatLink } from '../chat-message.model.ts';

const keyOf = ({ type, id }: ChatLink): string => `${type}:${id.toHexString()}`;

/** What the reader may know of records that conversations name: those they could open. */
export interface ChatRecords {
  /** Returns a record for display, without name and address if the reader cannot open it. */
  show(link: ChatLink): ChatRecord;
  opens(link: ChatLink): boolean;
}

/**
 * Looks up records for one reader, with one query per kind. Readers outside the agency can open
 * none.
 */
export async function findRecords(actor: Actor, links: readonly ChatLink[]): Promise<ChatRecords> {
  const known = new Map<string, { label: string; path: string }>();
  const of = (type: ChatLink['type']): Types.ObjectId[] =>
    links.filter((link) => link.type === type).map(({ id }) => id);
  const put = (type: ChatLink['type'], id: string, label: string, path: string) =>
    known.set(`${type}:${id}`, { label, path });
  if (actor.audience === 'staff' && links.length > 0) {
    for (const [id, { name }] of await visibleCandidates([actor], of('candidate')))
      put('candidate', id, name, href(candidatesRoutes.profile, { id }));
    for (const [id, name] of await visibleCompanyNames(actor, of('company')))
      put('company', id, name, href(companiesRoutes.record, { id }));
    const jobIds = of('job').map((id) => id.toHexString());
    if (jobIds.length > 0)
      for (const [id, { title }] of await visibleJobs(actor, jobIds))
        put('job', id, title, href(jobsRoutes.record, { id }));
    for (const [id, { name }] of await readableApplications(actor, of('application')))
      put('application', id, name, href(jobsRoutes.applicationProfile, { jobApplicationId: id }));
  }
  return {
    show: (link) => {
      const record = known.get(keyOf(link));
      return {
        type: link.type,
        id: link.id.toHexString(),
        label: record?.label ?? null,
        path: record?.path ?? null,
      };
    },
    opens: (link) => known.has(keyOf(link)),
  };
}

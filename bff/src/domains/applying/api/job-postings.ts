import { href, selfServiceRoutes, type Engagement, type PublicJobDetail } from '@muster/contracts';
import { agencyName } from '../../../mail/agency.ts';
import { plainText } from '../../../rich-text/rich-text.ts';
import type { SearchFacts } from '../../../static/page-sources.ts';
import { findPublicJob, listPublicJobs, showPublicJob } from '../../../records/jobs/public-jobs.ts';

const { applicationProcess } = selfServiceRoutes;
const addressOf = (origin: string, job: string) =>
  `${origin}${href(applicationProcess, {}, { job })}`;

/**
 * Returns the search-engine data of the page of open jobs, or of one of them; null for every other
 * page.
 */
export async function searchFactsOf(
  pathname: string,
  jobId: string | null,
  origin: string,
): Promise<SearchFacts | null> {
  if (pathname !== applicationProcess.path) return null;
  if (jobId !== null) {
    const job = await findPublicJob(jobId);
    return job && factsOfJob(await showPublicJob(job), origin);
  }
  const jobs = await listPublicJobs();
  return {
    title: `Open roles at ${agencyName()}`,
    description: jobs
      .map(({ title }) => title)
      .join(', ')
      .slice(0, 300),
    data: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: jobs.map(({ id, title }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: title,
        url: addressOf(origin, id),
      })),
    },
  };
}

type Job = Omit<PublicJobDetail, 'agencyName'>;

/** The agency is named instead of its client, and pay is left out. */
const factsOfJob = (job: Job, origin: string): SearchFacts => ({
  title: `${job.title} · ${agencyName()}`,
  description: plainText(job.description ?? job.title).slice(0, 300),
  data: {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description ?? job.title,
    url: addressOf(origin, job.id),
    identifier: { '@type': 'PropertyValue', name: agencyName(), value: job.number },
    hiringOrganization: { '@type': 'Organization', name: agencyName(), sameAs: origin },
    ...(job.openedOn && { datePosted: job.openedOn }),
    ...(job.deadline && { validThrough: job.deadline }),
    employmentType: employmentTypes[job.engagement],
    directApply: true,
    ...(job.locationPolicy !== 'on_site' && { jobLocationType: 'TELECOMMUTE' }),
    ...(job.countries.length > 0 && {
      applicantLocationRequirements: job.countries.map((name) => ({ '@type': 'Country', name })),
    }),
    skills: job.skills.join(', '),
    ...(job.mustHave && { qualifications: plainText(job.mustHave) }),
  },
});

const employmentTypes: Readonly<Record<Engagement, string>> = {
  full_time_contract: 'CONTRACTOR',
  part_time_contract: 'PART_TIME',
  hourly_project: 'CONTRACTOR',
  contract_to_hire: 'CONTRACTOR',
  permanent: 'FULL_TIME',
};

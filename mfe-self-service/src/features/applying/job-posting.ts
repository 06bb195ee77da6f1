import type { PublicJobDetail } from '@muster/contracts';
import { plainText } from '@muster/ui';
import { useEffect } from 'react';

/**
 * A job as search engines read it. The agency stands for its client, whose name is not public, and
 * pay is left out.
 */
export const jobPosting = (job: PublicJobDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: job.description ?? job.title,
  identifier: { '@type': 'PropertyValue', name: job.agencyName, value: job.number },
  hiringOrganization: { '@type': 'Organization', name: job.agencyName },
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
});

const employmentTypes: Readonly<Record<PublicJobDetail['engagement'], string>> = {
  full_time_contract: 'CONTRACTOR',
  part_time_contract: 'PART_TIME',
  hourly_project: 'CONTRACTOR',
  contract_to_hire: 'CONTRACTOR',
  permanent: 'FULL_TIME',
};

/** Keeps the structured data of a job in the page for as long as it is shown. */
export function useJobPosting(job: PublicJobDetail | undefined): void {
  useEffect(() => {
    if (!job) return undefined;
    const data = document.createElement('script');
    data.type = 'application/ld+json';
    // Data, not markup: a text node closes nothing and runs nothing.
    data.textContent = JSON.stringify(jobPosting(job)).replaceAll('<', String.raw`\u003c`);
    document.head.append(data);
    return () => data.remove();
  }, [job]);
}

import { href, jobsRoutes, type JobRecord } from '@muster/contracts';
import { CardActionLink, IconPencil } from '@muster/ui';

/** Edit link of a card, to its part of the form. */
export function EditLink({ job, part, label }: { job: JobRecord; part: string; label: string }) {
  if (!job.allowedActions.includes('edit')) return null;
  return (
    <CardActionLink href={`${href(jobsRoutes.edit, { id: job.id })}#${part}`} label={label}>
      <IconPencil size={16} aria-hidden />
    </CardActionLink>
  );
}

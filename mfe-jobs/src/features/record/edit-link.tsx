import { href, jobsRoutes } from '@muster/contracts';
import type { JobRecord } from '@muster/contracts';
import { IconPencil, Link } from '@muster/ui';
import classes from './edit-link.module.css';

/** The pencil of a card: the part of the form that it is about. */
export function EditLink({ job, part, label }: { job: JobRecord; part: string; label: string }) {
  if (!job.allowedActions.includes('edit')) return null;
  return (
    <Link
      href={`${href(jobsRoutes.edit, { id: job.id })}#${part}`}
      className={classes.link}
      aria-label={label}
      title={label}
    >
      <IconPencil size={16} aria-hidden />
    </Link>
  );
}

import { href, teamRoutes, type Placement } from '@muster/contracts';
import { FormSection, Link, StateBadge } from '@muster/ui';
import { usePlacementMessages } from './messages.ts';
import classes from './placements.module.css';

/** Documents drafted for signature, with links. */
export function PlacementPapers({ placement: { candidate, papers } }: { placement: Placement }) {
  const t = usePlacementMessages();
  if (!candidate || papers.length === 0) return null;
  return (
    <FormSection title={t('section.papers')}>
      <ul className={classes.checklist}>
        {papers.map(({ id, title, status }) => (
          <li key={id}>
            <Link
              className={classes.link}
              href={href(
                teamRoutes.usersCandidatesByIdSignatureDocuments,
                { id: candidate.id },
                { document: id },
              )}
            >
              {title}
            </Link>{' '}
            <StateBadge machine="signature_document" state={status} />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

import { href, jobsRoutes, type BoardBulkResult } from '@muster/contracts';
import { Badge, Link } from '@muster/ui';
import { usePipelineMessages } from '../messages.ts';
import classes from './outcome-preview.module.css';

const order = { error: 0, skipped: 1, ok: 2 } as const;
const known = [
  'USE_ACTION_INSTEAD',
  'INVALID_TRANSITION',
  'FORBIDDEN',
  'NOT_FOUND',
  'APPLICATION_EXISTS',
  'CANDIDATE_EXCLUDED_FOR_CLIENT',
  'CANDIDATE_DO_NOT_CONTACT',
  'JOB_NOT_OPEN',
  'NO_RECIPIENTS',
  'CONSENT_REQUIRED',
] as const;

interface OutcomePreviewProps {
  items: BoardBulkResult['items'];
  /** The outcome for candidates that can be moved. */
  will: string;
  /** Whether the outcomes have happened, or are a preview. */
  done?: boolean;
}

/** The outcome for each candidate; blocked ones come first, with the reason. */
export function OutcomePreview({ items, will, done = false }: OutcomePreviewProps) {
  const t = usePipelineMessages();
  const heading = t(done ? 'overlay.became' : 'overlay.outcome');
  return (
    <section aria-label={heading} className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('overlay.person')}</th>
            <th scope="col">{heading}</th>
          </tr>
        </thead>
        <tbody>
          {items
            .toSorted((a, b) => order[a.outcome] - order[b.outcome])
            .map(({ id, name, outcome, code, newId }) => (
              <tr key={id}>
                <th scope="row">{name ?? t('overlay.hidden')}</th>
                <td>
                  {outcome === 'ok' &&
                    (newId ? (
                      <Link
                        className={classes.link}
                        href={href(jobsRoutes.applicationProfile, { jobApplicationId: newId })}
                      >
                        {t('overlay.newApplication')}
                      </Link>
                    ) : (
                      <Badge family="green">{will}</Badge>
                    ))}
                  {outcome === 'skipped' && <Badge family="grey">{t('overlay.done')}</Badge>}
                  {outcome === 'error' && (
                    <span className={classes.refused}>
                      {t(`overlay.codes.${known.find((one) => one === code) ?? 'other'}`)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

import { jobsRoutes, type ApplicationRow } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { FormSection, NoticeBar, StageBadge, formatDate } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './bio-form.module.css';

/** Where clients read a bio; what they were sent stays unchanged. */
export function BioUses({ uses }: { uses: readonly ApplicationRow[] }) {
  const t = useMessages();
  const isSent = uses.some(({ status, everSubmitted }) => status === 'active' && everSubmitted);
  return (
    <FormSection title={t('bios.uses.title')}>
      {isSent && <NoticeBar>{t('bios.uses.sent')}</NoticeBar>}
      {uses.length === 0 ? (
        <p className={classes.quiet}>{t('bios.uses.none')}</p>
      ) : (
        <ul className={classes.versions}>
          {uses.map((use) => (
            <BioUse key={use.id} use={use} />
          ))}
        </ul>
      )}
    </FormSection>
  );
}

function BioUse({
  use: { id, job, company, status, stage, submittedAt, bio },
}: {
  use: ApplicationRow;
}) {
  const t = useMessages();
  return (
    <li className={classes.version}>
      <span className={classes.versionHead}>
        <RouteLink
          className={classes.use}
          route={jobsRoutes.applicationProfile}
          params={{ jobApplicationId: id }}
        >
          {job.title}
        </RouteLink>
        <StageBadge of={{ status, stage }} />
        <span className={classes.aboutUse}>
          {[
            company.name,
            bio.chosenId === null && t('bios.uses.asDefault'),
            submittedAt && t('bios.uses.submitted', { when: formatDate(submittedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </li>
  );
}

import type { RejectEffects } from '@muster/contracts';
import { Badge, Checkbox, StageBadge } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './reject-candidate.module.css';

interface RejectApplicationsProps {
  applications: RejectEffects['applications'];
  confirmed: readonly string[];
  onChange: (confirmed: string[]) => void;
}

/** Every live application, each with its own confirmation. */
export function RejectApplications({ applications, confirmed, onChange }: RejectApplicationsProps) {
  const t = useMessages();
  return (
    <fieldset className={classes.applications}>
      <legend className={classes.legend}>{t('status.reject.applications')}</legend>
      {applications.length === 0 ? (
        <p className={classes.hint}>{t('status.reject.noApplications')}</p>
      ) : (
        <p className={classes.hint}>{t('status.reject.applicationsHelp')}</p>
      )}
      {applications.map(({ id, jobTitle, companyName, stage, stageKind, onHold }) => (
        <Checkbox
          key={id}
          checked={confirmed.includes(id)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? [...confirmed, id]
                : confirmed.filter((other) => other !== id),
            )
          }
          label={
            <>
              {jobTitle ?? t('status.reject.secretJob')}{' '}
              <span className={classes.hint}>{companyName ?? t('status.reject.secretClient')}</span>{' '}
              {stageKind ? (
                <StageBadge of={{ status: 'active', stage: { kind: stageKind, name: stage } }} />
              ) : (
                <Badge family="grey">{stage}</Badge>
              )}{' '}
              {onHold && <Badge family="amber">{t('status.reject.onHold')}</Badge>}
            </>
          }
        />
      ))}
    </fieldset>
  );
}

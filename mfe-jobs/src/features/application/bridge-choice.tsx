import type { BodyOf, JobMatch, applicationEndpoints } from '@muster/contracts';
import { MatchScore, firstChange, useMatchMessages } from '@muster/blocks';
import { Checkbox, CheckboxField } from '@muster/ui';
import classes from './bridge.module.css';
import { useApplicationMessages } from './messages.ts';

type Bridge = BodyOf<typeof applicationEndpoints.reject>['bridge'];

interface BridgeChoiceProps {
  jobs: readonly JobMatch[];
  value: Bridge;
  onChange: (bridge: Bridge) => void;
  /** Whether a mail is sent that could name them. */
  isMailed: boolean;
}

/** Other jobs for a rejected candidate: the chosen ones start together with the rejection. */
export function BridgeChoice({ jobs, value, onChange, isMailed }: BridgeChoiceProps) {
  const t = useApplicationMessages();
  const words = useMatchMessages();
  if (jobs.length === 0) return null;
  const { jobIds, inMail } = value;
  const toggle = (id: string) => {
    const left = jobIds.filter((one) => one !== id);
    const chosen = left.length < jobIds.length ? left : [...jobIds, id];
    onChange({ jobIds: chosen, inMail: inMail && chosen.length > 0 });
  };
  return (
    <fieldset className={classes.bridge}>
      <legend className={classes.title}>{t('bridge.title')}</legend>
      <ul className={classes.jobs}>
        {jobs.map(({ job, match }) => (
          <li key={job.id} className={classes.job}>
            <label className={classes.label} htmlFor={`bridge-${job.id}`}>
              <Checkbox
                id={`bridge-${job.id}`}
                size="xs"
                checked={jobIds.includes(job.id)}
                onChange={() => toggle(job.id)}
              />
              <span className={classes.words}>
                {job.title}
                <span className={classes.second}>
                  {[job.company.name, firstChange(match, words)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </label>
            <MatchScore match={match} />
          </li>
        ))}
      </ul>
      {isMailed && jobIds.length > 0 && (
        <CheckboxField
          label={t('bridge.inMail')}
          help={t('bridge.inMailHelp')}
          value={inMail}
          onChange={(next) => onChange({ jobIds, inMail: next })}
        />
      )}
    </fieldset>
  );
}

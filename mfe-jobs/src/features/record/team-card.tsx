import { Card, IconMail, NoticeBar, PersonLine } from '@muster/ui';
import { useJobMessages } from '../../shared/job-words.ts';
import { AttachToClient } from './attach-to-client.tsx';
import type { JobCardProps } from './card-props.ts';
import { EditLink } from './edit-link.tsx';
import classes from './record.module.css';
import { useRecordMessages } from './messages.ts';

/** The job's team, and who requested it. */
export function TeamCard({ job, details }: JobCardProps) {
  const t = useRecordMessages();
  const words = useJobMessages();
  const { team, requestedBy, request, interviewPlan } = details;
  return (
    <Card
      title={t('team.title')}
      count={team.length}
      actions={<EditLink job={job} part="team" label={t('team.edit')} />}
    >
      <ul className={classes.people}>
        {team.map(({ user, function: role }) => (
          <li key={`${user.id}/${role}`}>
            <PersonLine
              name={user.name}
              src={user.photo}
              secondary={words(`team.${role}`)}
              size={28}
            />
          </li>
        ))}
      </ul>
      {(requestedBy ?? request) && (
        <div className={classes.block}>
          <h3 className={classes.blockTitle}>{t('team.client')}</h3>
          <p>{t('team.requestedBy', { name: requestedBy?.name ?? request?.name ?? '' })}</p>
          {request && (
            <>
              <p className={classes.hint}>
                <IconMail size={14} aria-hidden />
                {request.email}
              </p>
              {request.budget && <p>{t('team.budget', { budget: request.budget })}</p>}
              {request.mayAttach && <AttachToClient job={job} />}
              {request.isPersonalMail && <NoticeBar kind="warning">{t('team.personal')}</NoticeBar>}
            </>
          )}
        </div>
      )}
      {interviewPlan.length > 0 && (
        <div className={classes.block}>
          <h3 className={classes.blockTitle}>{t('team.rounds')}</h3>
          <ul className={classes.people}>
            {interviewPlan.map(({ name, durationMinutes, interviewers }) => (
              <li key={name}>
                {name} · {t('team.minutes', { count: durationMinutes })}
                {interviewers.length > 0 &&
                  ` · ${interviewers.map((person) => person.name).join(', ')}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

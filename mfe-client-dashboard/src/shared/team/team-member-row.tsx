import { clientDashboardRoutes, type ClientTeamMember } from '@muster/contracts';
import { RouteLink, useSession } from '@muster/kit';
import { Badge, Button, LocalTime, PersonLine, useNow, viewerTimeZone, zoneCity } from '@muster/ui';
import { useTeamMessages } from './messages.ts';
import { hoursSeenFrom } from './team-hours.ts';
import classes from './team.module.css';

interface TeamMemberRowProps {
  member: ClientTeamMember;
  /** With hours, jobs and the clock there. */
  full?: boolean;
}

/** A member of the agency's team: function, hours, substitute, and a message. */
export function TeamMemberRow({ member, full = false }: TeamMemberRowProps) {
  const t = useTeamMessages();
  const { name, cover, isAway, jobs } = member;
  const role = t(`function.${member.function}`);
  const about = full && jobs.length > 0 ? t('jobs', { jobs: jobs.join(', ') }) : null;
  return (
    <div className={classes.row}>
      <div className={classes.who}>
        <PersonLine name={name} secondary={role} size={full ? 40 : 32} />
        {about && <p className={classes.quiet}>{about}</p>}
        {isAway && (
          <p className={classes.away}>
            <Badge family="amber">{t('away')}</Badge>
            <span>{cover ? t('cover', { name: cover.name }) : t('noCover')}</span>
          </p>
        )}
      </div>
      {full && member.timeZone && <Hours timeZone={member.timeZone} />}
      <Write to={cover ?? { id: member.userId, name }} />
    </div>
  );
}

function Hours({ timeZone }: { timeZone: string }) {
  const t = useTeamMessages();
  const now = Number(useNow());
  const there = hoursSeenFrom(timeZone, timeZone, now);
  return (
    <div className={classes.hours}>
      <span>{t('hours', { ...hoursSeenFrom(timeZone, viewerTimeZone(), now) })}</span>
      <span className={classes.quiet}>
        {t('hoursThere', { ...there, city: zoneCity(timeZone) })} · {t('now')}{' '}
        <LocalTime timeZone={timeZone} />
      </span>
    </div>
  );
}

/** No mails can be written during impersonation. */
function Write({ to }: { to: { id: string; name: string } }) {
  const t = useTeamMessages();
  const session = useSession();
  if (session?.impersonation) return null;
  return (
    <Button
      component={RouteLink}
      route={clientDashboardRoutes.clientDashboardEmailRecruitmentTeamByUserId}
      params={{ userId: to.id }}
      variant="default"
      size="sm"
      aria-label={t('writeTo', { name: to.name })}
    >
      {t('write')}
    </Button>
  );
}

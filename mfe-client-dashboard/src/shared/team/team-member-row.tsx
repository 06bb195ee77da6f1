import { clientDashboardRoutes, type ClientTeamMember } from '@muster/contracts';
import { AppLink, RouteLink, useSession } from '@muster/kit';
import { Badge, Button, LocalTime, PersonLine, useNow, viewerTimeZone, zoneCity } from '@muster/ui';
import { useTeamMessages } from './messages.ts';
import { daysInWords, weekSeenFrom } from './team-hours.ts';
import classes from './team.module.css';
import { useCallAddress } from './use-call-address.ts';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

interface TeamMemberRowProps {
  member: ClientTeamMember;
  /** Whether to show hours, jobs and local time. */
  full?: boolean;
}

/** Member of the agency's team: function, hours, substitute, call and message. */
export function TeamMemberRow({ member, full = false }: TeamMemberRowProps) {
  const t = useTeamMessages();
  const { name, cover, isAway, jobs } = member;
  const role = t(`function.${member.function}`);
  const about = full && jobs.length > 0 ? t('jobs', { jobs: jobs.join(', ') }) : null;
  return (
    <div className={classes.row}>
      <div className={classes.who}>
        <PersonLine name={name} src={member.photo} secondary={role} size={full ? 40 : 32} />
        {about && <p className={classes.about}>{about}</p>}
        {isAway && (
          <p className={classes.away}>
            <Badge family="amber">{t('away')}</Badge>
            <span>{cover ? t('cover', { name: cover.name }) : t('noCover')}</span>
          </p>
        )}
      </div>
      {full && member.timeZone && <Hours timeZone={member.timeZone} hours={member.hours} />}
      <Reach to={cover ?? { id: member.userId, name }} />
    </div>
  );
}

interface HoursProps {
  timeZone: string;
  hours: ClientTeamMember['hours'];
}

function Hours({ timeZone, hours }: HoursProps) {
  const t = useTeamMessages();
  const now = Number(useNow());
  const inWords = (viewer: string) =>
    weekSeenFrom(hours, timeZone, viewer, now)
      .map(({ weekdays, times }) => {
        const days = daysInWords(weekdays, (weekday) => t(`weekday.d${weekday as Weekday}`));
        return `${days} ${times}`;
      })
      .join('; ');
  return (
    <div className={classes.hours}>
      <span>
        {hours.length > 0 ? t('hours', { hours: inWords(viewerTimeZone()) }) : t('noHours')}
      </span>
      <span className={classes.quiet}>
        {hours.length > 0 &&
          `${t('hoursThere', { hours: inWords(timeZone), city: zoneCity(timeZone) })} · `}
        {t('now')} <LocalTime timeZone={timeZone} />
      </span>
    </div>
  );
}

/** Hidden during impersonation, which allows neither mails nor calls. */
function Reach({ to }: { to: { id: string; name: string } }) {
  const t = useTeamMessages();
  const session = useSession();
  const { addressOf } = useCallAddress();
  if (session?.impersonation) return null;
  return (
    <div className={classes.reach}>
      <Button
        component={AppLink}
        href={addressOf(to.id)}
        variant="default"
        size="sm"
        aria-label={t('callWith', { name: to.name })}
      >
        {t('callShort')}
      </Button>
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
    </div>
  );
}

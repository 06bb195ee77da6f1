import type { UserDetail } from '@muster/contracts';
import { roleName } from '@muster/kit';
import {
  Badge,
  Button,
  CardRow,
  CardRows,
  FormSection,
  deviceName,
  formatRelativeDateTime,
} from '@muster/ui';
import type { UserActions } from '../use-user-actions.tsx';
import { useMessages } from '../use-messages.ts';
import classes from './edit-user.module.css';

/** The person's sessions, with buttons to end them. */
export function SessionsSection({ user, actions }: { user: UserDetail; actions: UserActions }) {
  const t = useMessages();
  const { sessions } = user;
  if (sessions.length === 0) return <p className={classes.quiet}>{t('edit.noSessions')}</p>;
  return (
    <FormSection
      title={t('edit.sessionsTab')}
      aside={
        !user.isSelf && (
          <Button variant="default" onClick={() => actions.run('end_sessions', user)}>
            {t('edit.endAll')}
          </Button>
        )
      }
    >
      <CardRows>
        {sessions.map((session) => (
          <CardRow key={session.id}>
            <span className={classes.session}>
              <span className={classes.device}>{deviceName(session.userAgent)}</span>
              <span className={classes.quiet}>
                {[session.ip, session.role && roleName(session.role)].filter(Boolean).join(' · ')}
              </span>
            </span>
            {session.isCurrent ? (
              <Badge family="green">{t('edit.here')}</Badge>
            ) : (
              <span className={classes.quiet}>
                {t('edit.lastSeen', { when: formatRelativeDateTime(session.lastSeenAt) })}
              </span>
            )}
          </CardRow>
        ))}
      </CardRows>
    </FormSection>
  );
}

import type { ResponseOf, meEndpoints } from '@muster/contracts';
import { QueryView, roleName, useUndoableMutation } from '@muster/kit';
import {
  Badge,
  Button,
  CardRow,
  CardRows,
  FormSection,
  PageSkeleton,
  deviceName,
  formatRelativeDateTime,
} from '@muster/ui';
import { api } from '../account-api.ts';
import { useMessages } from '../use-messages.ts';
import classes from './own-account.module.css';

type OwnSession = ResponseOf<typeof meEndpoints.sessions>[number];

/** The user's sessions; each one can be ended, and all but this one together. */
export function SessionsSection() {
  const t = useMessages();
  const query = api.useMySessionsQuery();
  const [endOthers] = api.useEndOtherSessionsMutation();
  const others = useUndoableMutation({
    mutation: () => endOthers({ body: {} }),
    message: ({ ended }) => t('own.endedOthers', { count: ended }),
  });
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {(sessions) => (
        <FormSection
          title={t('own.sessions')}
          text={sessions.length === 1 ? t('own.onlyHere') : undefined}
          aside={
            sessions.length > 1 && (
              <Button
                variant="default"
                loading={others.pending}
                onClick={() => void others.run(undefined)}
              >
                {t('own.endOthers')}
              </Button>
            )
          }
        >
          <CardRows>
            {sessions.map((session) => (
              <CardRow key={session.id}>
                <SessionRow session={session} />
              </CardRow>
            ))}
          </CardRows>
        </FormSection>
      )}
    </QueryView>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useMessages();
  const [end] = api.useEndSessionMutation();
  const { run, pending } = useUndoableMutation({
    mutation: (id: string) => end({ params: { id } }),
    message: () => t('own.ended'),
  });
  const device = deviceName(session.userAgent);
  const lastSeen = t('own.lastSeen', { when: formatRelativeDateTime(session.lastSeenAt) });
  return (
    <>
      <span className={classes.session}>
        <span className={classes.device}>{device}</span>
        <span className={classes.quiet}>
          {[session.role && roleName(session.role), session.ip, lastSeen]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {session.isCurrent ? (
        <Badge family="green">{t('own.here')}</Badge>
      ) : (
        <Button
          variant="default"
          loading={pending}
          aria-label={t('own.endLabel', { device })}
          onClick={() => void run(session.id)}
        >
          {t('own.end')}
        </Button>
      )}
    </>
  );
}

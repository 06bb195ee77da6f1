import type { Coworkers } from '@muster/contracts';
import { errorText, roleName, usePlatform } from '@muster/kit';
import { Button, Group, PersonLine } from '@muster/ui';
import { api } from '../../api.ts';
import { Age } from '../waiting/age.tsx';
import classes from './coworker-requests.module.css';
import { useRequestMessages, type RequestMessages } from './messages.ts';

/** Invitations proposed by managers, for administrators with both answers. */
export function CoworkerRequests({ requests }: { requests: Coworkers['waiting'] }) {
  const t = useRequestMessages();
  return (
    <ul className={classes.rows}>
      {requests.map((request) => (
        <li key={request.id} className={classes.row}>
          <div className={classes.request}>
            <PersonLine
              name={request.email}
              secondary={t('row', {
                role: roleName(request.role),
                name: request.requestedBy,
              })}
            />
            <p className={classes.scope}>{scopeOf(request, t)}</p>
            {request.message && (
              <p className={classes.scope}>{t('message', { text: request.message })}</p>
            )}
          </div>
          <Group gap="xs">
            <Age since={request.at} />
            {request.mayDecide && <Decision id={request.id} email={request.email} />}
          </Group>
        </li>
      ))}
    </ul>
  );
}

/** Describes what an invited manager would see. */
function scopeOf(
  { canSeeAllJobs, jobs }: Coworkers['waiting'][number],
  t: RequestMessages,
): string {
  if (canSeeAllJobs) return t('allJobs');
  return jobs.length > 0 ? t('jobs', { jobs: jobs.join(', ') }) : t('noJobs');
}

function Decision({ id, email }: { id: string; email: string }) {
  const t = useRequestMessages();
  const platform = usePlatform();
  const [approve, approving] = api.useApproveCoworkerMutation();
  const [refuse, refusing] = api.useRefuseCoworkerMutation();
  const run = async (decide: typeof approve | typeof refuse, text: string) => {
    try {
      await decide({ params: { id }, body: {} }).unwrap();
      platform.notify({ kind: 'success', text });
    } catch (error) {
      platform.notify({ kind: 'error', text: errorText(error) });
    }
  };
  return (
    <Group gap="xs">
      <Button
        size="sm"
        variant="default"
        aria-label={t('refuseFor', { email })}
        loading={refusing.isLoading}
        onClick={() => void run(refuse, t('refused', { email }))}
      >
        {t('refuse')}
      </Button>
      <Button
        size="sm"
        aria-label={t('approveFor', { email })}
        loading={approving.isLoading}
        onClick={() => void run(approve, t('approved', { email }))}
      >
        {t('approve')}
      </Button>
    </Group>
  );
}

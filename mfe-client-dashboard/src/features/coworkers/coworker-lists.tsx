import type { Coworkers, CoworkerView } from '@muster/contracts';
import { errorText, roleName, usePlatform } from '@muster/kit';
import { Badge, Button, EmptyLine, FormSection, Group, PersonLine } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './coworkers.module.css';
import { CoworkerMenu } from './coworker-menu.tsx';
import { useCoworkerMessages } from './messages.ts';

/**
 * Form about a coworker. It is rendered beside the drawer, whose own form would catch its submit.
 */
export interface OpenedCoworker {
  coworker: CoworkerView;
  form: 'edit' | 'disable';
}

const aboutCoworker = ({ role, title, email }: CoworkerView) =>
  [role && roleName(role), title, email].filter(Boolean).join(' · ');

/** Invitations proposed by managers, and the members of the company. */
export function CoworkerLists({
  company,
  onOpen,
}: {
  company: Coworkers;
  onOpen: (opened: OpenedCoworker) => void;
}) {
  const t = useCoworkerMessages();
  return (
    <>
      {company.waiting.length > 0 && (
        <FormSection title={t('waiting.title')}>
          <ul className={classes.rows}>
            {company.waiting.map((request) => (
              <li key={request.id} className={classes.row}>
                <div className={classes.request}>
                  <PersonLine
                    name={request.email}
                    secondary={t('waiting.row', {
                      role: roleName(request.role),
                      name: request.requestedBy,
                    })}
                  />
                  <p className={classes.scope}>{scopeOf(request, t)}</p>
                  {request.message && (
                    <p className={classes.scope}>
                      {t('waiting.message', { text: request.message })}
                    </p>
                  )}
                </div>
                {request.mayDecide && <Decision id={request.id} email={request.email} />}
              </li>
            ))}
          </ul>
        </FormSection>
      )}
      <FormSection title={t('people.title', { company: company.companyName })}>
        {company.data.length === 0 ? (
          <EmptyLine text={t('people.none')} />
        ) : (
          <ul className={classes.rows}>
            {company.data.map((coworker) => (
              <li key={coworker.id} className={classes.row}>
                <PersonLine name={coworker.name} secondary={aboutCoworker(coworker)} />
                <Group gap="xs">
                  {coworker.status === 'invited' && (
                    <Badge family="amber">{t('people.invited')}</Badge>
                  )}
                  {coworker.status === 'disabled' && (
                    <Badge family="grey">{t('people.ended')}</Badge>
                  )}
                  <CoworkerMenu coworker={coworker} onOpen={(form) => onOpen({ coworker, form })} />
                </Group>
              </li>
            ))}
          </ul>
        )}
      </FormSection>
    </>
  );
}

/** Describes what an invited manager would see. */
function scopeOf(
  { canSeeAllJobs, jobs }: Coworkers['waiting'][number],
  t: ReturnType<typeof useCoworkerMessages>,
): string {
  if (canSeeAllJobs) return t('waiting.allJobs');
  return jobs.length > 0 ? t('waiting.jobs', { jobs: jobs.join(', ') }) : t('waiting.noJobs');
}

function Decision({ id, email }: { id: string; email: string }) {
  const t = useCoworkerMessages();
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
        aria-label={t('waiting.refuseFor', { email })}
        loading={refusing.isLoading}
        onClick={() => void run(refuse, t('waiting.refused', { email }))}
      >
        {t('waiting.refuse')}
      </Button>
      <Button
        size="sm"
        aria-label={t('waiting.approveFor', { email })}
        loading={approving.isLoading}
        onClick={() => void run(approve, t('waiting.approved', { email }))}
      >
        {t('waiting.approve')}
      </Button>
    </Group>
  );
}

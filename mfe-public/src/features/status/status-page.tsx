import { href, selfServiceRoutes, shellRoutes, type StatusVisit } from '@muster/contracts';
import { OwnApplications } from '@muster/blocks';
import { AppLink, useDocumentTitle } from '@muster/kit';
import { EmptyState, IconBriefcase } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkView } from '../../shared/link-view.tsx';
import { useStatusMessages } from './messages.ts';
import classes from './status.module.css';

/** Status of the link's holder on each job: stage, who has to act, until when. */
export function StatusPage({ handle }: { handle: string }) {
  const t = useStatusMessages();
  const query = api.useStatusVisitReadQuery(
    { params: { handle } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData } = query;
  useDocumentTitle(currentData && t('title', { name: currentData.firstName }), { whole: true });
  return <LinkView query={query}>{(visit) => <Status handle={handle} visit={visit} />}</LinkView>;
}

function Status({ handle, visit }: { handle: string; visit: StatusVisit }) {
  const t = useStatusMessages();
  const [answer] = api.useStatusVisitAnswerMutation();
  const [withdraw] = api.useStatusVisitWithdrawMutation();
  const { data, recruiter, firstName, agencyName: agency, hasAccount } = visit;
  return (
    <div className={classes.page}>
      <div>
        <h1>{t('title', { name: firstName })}</h1>
        <p className={classes.lead}>{t('lead', { agency })}</p>
      </div>
      {data.length === 0 ? (
        <EmptyState
          size="block"
          icon={IconBriefcase}
          title={t('none')}
          text={t('noneText')}
          action={
            <AppLink href={href(selfServiceRoutes.applicationProcess)}>{t('openRoles')}</AppLink>
          }
        />
      ) : (
        <section className={classes.box}>
          <OwnApplications
            applications={data}
            recruiter={recruiter}
            actions={{
              answer: ({ id, body }) => answer({ params: { handle, id }, body }),
              withdraw: ({ id, body }) => withdraw({ params: { handle, id }, body }),
            }}
          />
        </section>
      )}
      {recruiter && <p className={classes.lead}>{t('recruiter', { name: recruiter })}</p>}
      {hasAccount && (
        <p className={classes.lead}>
          {t('account')} <AppLink href={href(shellRoutes.signIn)}>{t('signIn')}</AppLink>
        </p>
      )}
    </div>
  );
}

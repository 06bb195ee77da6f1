import { companiesRoutes } from '@muster/contracts';
import type { CompanyRecord } from '@muster/contracts';
import { RouteLink, errorText, usePlatform } from '@muster/kit';
import { Button, NoticeBar, formatDate, formatDateTime } from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import classes from './company-page.module.css';

/** What has to be known of the whole record before anything of it is read or done. */
export function CompanyNotices({ company }: { company: CompanyRecord }) {
  const state = noticeOf(company);
  const managerLeft = !company.accountManagerIsHere && !company.deleted;
  if (!company.deleted && !state && !managerLeft) return null;
  return (
    <div className={classes.notices}>
      <RestoreBar company={company} />
      {state && !company.deleted && <StateBar company={company} state={state} />}
      {managerLeft && <ManagerLeft company={company} />}
    </div>
  );
}

const kinds = { former: 'info', blocked: 'danger', on_hold: 'warning' } as const;
type Told = keyof typeof kinds;
const noticeOf = ({ status }: CompanyRecord): Told | null =>
  status in kinds ? (status as Told) : null;

function StateBar({ company, state }: { company: CompanyRecord; state: Told }) {
  const t = useWords();
  const words = {
    former: { title: t('record.former.title'), text: t('record.former.text') },
    blocked: { title: t('record.blocked.title'), text: t('record.blocked.text') },
    on_hold: { title: t('record.onHold.title'), text: t('record.onHold.text') },
  }[state];
  return (
    <NoticeBar kind={kinds[state]} title={words.title}>
      {words.text}
      {company.statusNote && ` ${t('record.note', { note: company.statusNote })}`}
    </NoticeBar>
  );
}

function ManagerLeft({ company }: { company: CompanyRecord }) {
  const t = useWords();
  return (
    <NoticeBar
      kind="warning"
      title={t('record.managerLeft.title')}
      action={
        company.allowedActions.includes('edit') && (
          <Button
            component={RouteLink}
            route={companiesRoutes.edit}
            params={{ id: company.id }}
            variant="default"
          >
            {t('record.managerLeft.action')}
          </Button>
        )
      }
    >
      {t('record.managerLeft.text', { name: company.accountManager?.name ?? '' })}
    </NoticeBar>
  );
}

/** Says that the record is deleted, by whom and why, and brings it back. */
function RestoreBar({ company }: { company: CompanyRecord }) {
  const t = useWords();
  const platform = usePlatform();
  const [restore, { isLoading, error }] = api.useCompaniesRestoreDeletedMutation();
  const { deleted } = company;
  if (!deleted) return null;

  async function bringBack() {
    const answer = await restore({
      params: { id: company.id },
      body: { version: company.version },
    });
    if (!answer.error)
      platform.notify({
        kind: 'success',
        text: t('record.deleted.restored', { name: company.name }),
      });
  }

  return (
    <NoticeBar
      kind="warning"
      title={t('record.deleted.title', { when: formatDateTime(deleted.at), by: deleted.by })}
      action={
        company.allowedActions.includes('restore_deleted') && (
          <Button variant="default" loading={isLoading} onClick={() => void bringBack()}>
            {t('record.deleted.restore')}
          </Button>
        )
      }
    >
      {t('record.deleted.text', {
        reason: deleted.reason,
        until: formatDate(deleted.restorableUntil),
      })}
      {error && ` ${errorText(error)}`}
    </NoticeBar>
  );
}

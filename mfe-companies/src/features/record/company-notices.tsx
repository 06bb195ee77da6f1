import { companiesRoutes, type CompanyRecord } from '@muster/contracts';
import { DeletedBar } from '@muster/blocks';
import { RouteLink } from '@muster/kit';
import { Button, NoticeBar } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './company-page.module.css';

/** Notices about the whole record, above its content. */
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
  const t = useMessages();
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
  const t = useMessages();
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

/** Notice that the record is deleted, with restore. */
function RestoreBar({ company }: { company: CompanyRecord }) {
  const [restore] = api.useCompaniesRestoreDeletedMutation();
  const mayRestore = company.allowedActions.includes('restore_deleted');
  return <DeletedBar kind="company" record={company} mayRestore={mayRestore} restore={restore} />;
}

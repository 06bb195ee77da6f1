import { companiesRoutes, type CompanyRecord } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Button, IconBriefcase } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

/** Starts a job for this client; hidden without permission, or if the client takes none. */
export function NewJobButton({
  company,
  variant = 'filled',
}: {
  company: CompanyRecord;
  variant?: 'filled' | 'default';
}) {
  const t = useMessages();
  if (!company.allowedActions.includes('create_job')) return null;
  return (
    <Button
      component={RouteLink}
      route={companiesRoutes.newJob}
      params={{ id: company.id }}
      variant={variant}
      leftSection={<IconBriefcase size={16} />}
    >
      {t('record.newJob')}
    </Button>
  );
}

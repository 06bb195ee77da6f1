import { jobsRoutes, type ApplicationRecord } from '@muster/contracts';
import { BlocksProvider, ClientViewCard, RecordNotes } from '@muster/blocks';
import { QueryView, RouteLink } from '@muster/kit';
import { Button, Card, IconPencil, IconPrinter, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { ApplicationFrame } from './application-frame.tsx';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';
import { ShownCard } from './shown-card.tsx';
import { TermsCard } from './terms-card.tsx';
import { VersionsCard } from './versions-card.tsx';

/** What the client sees, with everything that changes it. */
export function ProfilePage() {
  return (
    <ApplicationFrame tab="profile">{(record) => <Profile record={record} />}</ApplicationFrame>
  );
}

function Profile({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const view = api.useApplicationsClientViewQuery({ params: { id: record.id } });
  const params = { jobApplicationId: record.id };
  return (
    <>
      <div className={classes.viewAndToggles}>
        <Card
          title={t('view.title')}
          actions={
            <div className={classes.buttons}>
              {record.mayEdit && (
                <>
                  <Button
                    variant="subtle"
                    size="xs"
                    leftSection={<IconPencil size={14} />}
                    component={RouteLink}
                    route={jobsRoutes.applicationIntroduction}
                    params={params}
                  >
                    {t('view.introduction')}
                  </Button>
                  <Button
                    variant="subtle"
                    size="xs"
                    leftSection={<IconPencil size={14} />}
                    component={RouteLink}
                    route={jobsRoutes.applicationBio}
                    params={params}
                  >
                    {t('view.bio')}
                  </Button>
                </>
              )}
              <Button
                variant="subtle"
                size="xs"
                leftSection={<IconPrinter size={14} />}
                onClick={() => window.print()}
              >
                {t('print')}
              </Button>
            </div>
          }
        >
          <QueryView query={view} keepPrevious skeleton={<Skeleton height={320} />}>
            {(shown) => <ClientViewCard view={shown} marksGaps />}
          </QueryView>
        </Card>
        <ShownCard record={record} />
      </div>
      <TermsCard record={record} />
      {record.submission && <VersionsCard record={record} />}
      <BlocksProvider api={api}>
        <RecordNotes subject={{ subjectType: 'application', subjectId: record.id }} />
      </BlocksProvider>
    </>
  );
}

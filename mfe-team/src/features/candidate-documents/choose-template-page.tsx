import { useParams } from 'react-router-dom';
import { teamRoutes } from '@muster/contracts';
import { QueryView, RouteLink, useDocumentTitle } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  Group,
  PageHeader,
  PageSkeleton,
  Stack,
  formatDate,
} from '@muster/ui';
import { api } from '../../api.ts';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';

/** The templates that a document can be made from. */
export function ChooseTemplatePage() {
  const t = useMessages();
  const { id = '' } = useParams();
  const templates = api.useSignaturesTemplatesQuery({});
  const list = api.useSignaturesOfCandidateQuery({ params: { id } });
  useDocumentTitle(t('choose.title'));
  return (
    <div className={classes.page}>
      <QueryView query={list} size="page" skeleton={<PageSkeleton variant="cards" />}>
        {({ candidate }) => (
          <>
            <PageHeader
              variant="page"
              title={t('choose.title')}
              subtitle={t('choose.subtitle', { name: candidate.name })}
            />
            <div className={classes.body}>
              <QueryView query={templates} skeleton={<PageSkeleton variant="cards" />}>
                {({ data }) =>
                  data.map((template) => (
                    <Card key={template.key} title={template.name}>
                      <Stack gap="sm">
                        <p>{template.summary}</p>
                        <Group gap="xs">
                          <Badge family="grey">
                            {t('choose.days', { count: template.expiresInDays })}
                          </Badge>
                          {template.requiresIdentity && (
                            <Badge family="amber">{t('choose.identity')}</Badge>
                          )}
                          <span className={classes.quiet}>
                            {template.lastUsedAt
                              ? t('choose.used', { date: formatDate(template.lastUsedAt) })
                              : t('choose.unused')}
                          </span>
                        </Group>
                        <Group>
                          <Button
                            component={RouteLink}
                            route={teamRoutes.usersCandidatesByIdSignatureDocumentsNewByTemplateId}
                            params={{ id: candidate.id, templateId: template.key }}
                            variant="default"
                            aria-label={`${t('choose.use')}: ${template.name}`}
                          >
                            {t('choose.use')}
                          </Button>
                        </Group>
                      </Stack>
                    </Card>
                  ))
                }
              </QueryView>
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}

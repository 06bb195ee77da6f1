import { useState } from 'react';
import {
  signatureCategories,
  type SignatureCategory,
  type SignatureTemplate,
} from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Group,
  IconFileText,
  SelectField,
  Stack,
  TextField,
  formatDate,
} from '@muster/ui';
import { placesOf, type DocumentsSubject } from './documents-subject.ts';
import classes from './documents.module.css';
import { useMessages } from './messages.ts';

interface TemplateChoiceProps {
  templates: readonly SignatureTemplate[];
  subject: DocumentsSubject;
}

/** The templates, filtered by text and kind; only kinds with at least one template are offered. */
export function TemplateChoice({ templates, subject }: TemplateChoiceProps) {
  const t = useMessages();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<SignatureCategory | null>(null);
  const words = search.trim().toLowerCase();
  const found = templates.filter(
    ({ name, summary, category }) =>
      (kind === null || category === kind) && `${name} ${summary}`.toLowerCase().includes(words),
  );
  const kinds = signatureCategories.filter((one) =>
    templates.some(({ category }) => category === one),
  );
  return (
    <>
      <div className={classes.filters}>
        <TextField type="search" label={t('choose.search')} value={search} onChange={setSearch} />
        <SelectField
          label={t('choose.kind')}
          placeholder={t('choose.anyKind')}
          options={kinds.map((value) => ({ value, label: t(`choose.kinds.${value}`) }))}
          value={kind}
          onChange={(value) => setKind(kinds.find((one) => one === value) ?? null)}
        />
      </div>
      {found.length === 0 && (
        <EmptyState icon={IconFileText} title={t('choose.none')} text={t('choose.noneText')} />
      )}
      {found.map((template) => (
        <TemplateCard key={template.key} template={template} subject={subject} />
      ))}
    </>
  );
}

function TemplateCard({
  template,
  subject,
}: {
  template: SignatureTemplate;
  subject: DocumentsSubject;
}) {
  const t = useMessages();
  const { key, name, summary, category, expiresInDays, requiresIdentity, lastUsedAt } = template;
  return (
    <Card title={name}>
      <Stack gap="sm">
        <p>{summary}</p>
        <Group gap="xs">
          <Badge family="blue">{t(`choose.kinds.${category}`)}</Badge>
          <Badge family="grey">{t('choose.days', { count: expiresInDays })}</Badge>
          {requiresIdentity && subject.kind === 'candidate' && (
            <Badge family="amber">{t('choose.identity')}</Badge>
          )}
          <span className={classes.quiet}>
            {lastUsedAt ? t('choose.used', { date: formatDate(lastUsedAt) }) : t('choose.unused')}
          </span>
        </Group>
        <Group>
          <Button
            component={RouteLink}
            route={placesOf[subject.kind].write}
            params={{ id: subject.id, templateId: key }}
            variant="default"
            aria-label={`${t('choose.use')}: ${name}`}
          >
            {t('choose.use')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
